import { createReduxStore, register, select } from '@wordpress/data';

type Lock = { type: 'LOCK' | 'UNLOCK'; name: string };

/**
 * Registers a fake store of the edited post, because no package provides WordPress's own. The fake supports locks that
 * prevent saving.
 *
 * @param more           Additional parts of the store.
 * @param more.actions   Action creators. Each action makes components read the selectors again.
 * @param more.selectors Selectors by name.
 */
export function registerPostStore( {
	actions = {},
	selectors = {},
}: {
	actions?: Record< string, ( ...args: unknown[] ) => { type: string } >;
	selectors?: Record< string, () => unknown >;
} = {} ): void {
	register(
		createReduxStore( 'core/editor', {
			reducer: (
				locks: readonly string[] = [],
				{ type, name }: Lock
			) => {
				switch ( type ) {
					case 'LOCK':
						return [ ...locks, name ];
					case 'UNLOCK':
						return locks.filter( ( lock ) => lock !== name );
					default:
						return [ ...locks ];
				}
			},
			actions: {
				lockPostSaving: ( name: string ) => ( { type: 'LOCK', name } ),
				unlockPostSaving: ( name: string ) => ( {
					type: 'UNLOCK',
					name,
				} ),
				...actions,
			},
			selectors: {
				isPostSavingLocked: ( locks: readonly string[] ) =>
					locks.length > 0,
				...selectors,
			},
		} )
	);
}

/**
 * Registers the fake store with a published post.
 *
 * @return The edits that make the post unsaved, in order. Empty the list to save the post.
 */
export function registerPublishedPost(): unknown[] {
	const edits: unknown[] = [];
	registerPostStore( {
		actions: {
			editPost: ( edit ) => {
				edits.push( edit );
				return { type: 'EDIT' };
			},
		},
		selectors: {
			getCurrentPost: () => ( { status: 'publish' } ),
			getEditedPostAttribute: () => [],
			isEditedPostDirty: () => edits.length > 0,
		},
	} );
	return edits;
}

/** Whether the post cannot be saved. */
export const isLocked = (): unknown =>
	select( 'core/editor' ).isPostSavingLocked();
