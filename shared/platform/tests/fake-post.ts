import { createReduxStore, dispatch, register, select } from '@wordpress/data';

/** State of a fake `core/editor` store. WordPress's own store is not installed as a package. */
type Post = {
	id: number | string | null;
	type: string | null;
	isDirty: boolean;
	isLocked: boolean;
	isPublished: boolean;
	/** What `savePost` does; with `stale`, it succeeds but leaves unsaved changes. */
	saving: 'works' | 'fails' | 'throws' | 'stale';
	saves: number;
};

const UNSAVED: Post = {
	id: 7,
	type: 'post',
	isDirty: true,
	isLocked: false,
	isPublished: false,
	saving: 'works',
	saves: 0,
};

type Thunk = {
	dispatch: { change( patch: Partial< Post > ): void };
	select: { post(): Post };
};

const store = createReduxStore( 'core/editor', {
	reducer: (
		state: Post = UNSAVED,
		action: { type: string; patch?: Partial< Post > }
	) => ( action.type === 'CHANGE' ? { ...state, ...action.patch } : state ),
	selectors: {
		post: ( state: Post ) => state,
		getCurrentPostId: ( { id }: Post ) => id,
		getCurrentPostType: ( { type }: Post ) => type,
		isCurrentPostPublished: ( { isPublished }: Post ) => isPublished,
		isPostSavingLocked: ( { isLocked }: Post ) => isLocked,
		isEditedPostDirty: ( { isDirty }: Post ) => isDirty,
		didPostSaveRequestFail: ( { saving, saves }: Post ) =>
			saves > 0 && saving === 'fails',
	},
	actions: {
		change: ( patch: Partial< Post > ) => ( { type: 'CHANGE', patch } ),
		savePost:
			() =>
			async ( thunk: Thunk ): Promise< void > => {
				const { saving, saves } = thunk.select.post();
				await null;
				thunk.dispatch.change( {
					saves: saves + 1,
					isDirty: saving !== 'works',
				} );
				if ( saving === 'throws' ) {
					throw new Error( 'cut' );
				}
			},
	},
} );

register( store );

/** Sets the edited post, which has unsaved changes. */
export function editPost( post: Partial< Post > = {} ): void {
	dispatch( store ).change( { ...UNSAVED, ...post } );
}

/** Returns the number of times that the post was saved. */
export function saveCount(): number {
	return select( store ).post().saves;
}
