import type { Page } from '@playwright/test';
import type { WordPress } from './wordpress';

declare const wp: WordPress;

/** Preferences by scope and name. */
type Preferences = Record< string, Record< string, unknown > >;

/** State of an editor page for `showAfresh()`. */
type Kept = {
	/** Returns the state of WordPress's own stores. */
	stateOf( store: string ): Record< string, unknown >;
	/** The user's preferences when the editor was opened. */
	preferences: Preferences;
	/**
	 * Replaces the content of the post in the editor and discards all edits, so that WordPress considers the post
	 * saved.
	 */
	show( record: { id: number }, content: string ): Promise< void >;
	/** Number of pending requests. */
	requests: number;
};

const STATE_PROPERTY = 'e2eKept';

/** Stores the state of an editor that has just been opened. */
export async function rememberFirstState( page: Page ): Promise< void > {
	await page.evaluate( ( key ) => {
		const { data } = wp;
		const stateOf: Kept[ 'stateOf' ] = ( store ) => {
			let state: Record< string, unknown > = {};
			data.use( ( { stores } ) => {
				state = stores[ store ]?.store.getState() ?? {};
				return {};
			} );
			return state;
		};
		const show: Kept[ 'show' ] = async ( record, content ) => {
			data.dispatch( 'core' ).receiveEntityRecords(
				'postType',
				'post',
				[ { ...record, content: { raw: content } } ],
				undefined,
				false,
				data
					.select( 'core' )
					.getEntityRecordEdits( 'postType', 'post', record.id )
			);
			const { length } = wp.blocks.parse( content );
			while (
				data.select( 'core/block-editor' ).getBlocks().length !== length
			) {
				await new Promise( requestAnimationFrame );
			}
		};
		const kept: Kept = {
			stateOf,
			show,
			preferences: stateOf( 'core/preferences' )
				.preferences as Preferences,
			requests: 0,
		};
		const { fetch } = window;
		window.fetch = ( ...request ) => {
			kept.requests++;
			return fetch( ...request ).finally( () => {
				kept.requests--;
			} );
		};
		Reflect.set( window, key, kept );
	}, STATE_PROPERTY );
}

/** Whether the page is still the editor page whose initial state was stored. */
export const canShowAfresh = ( page: Page ): Promise< boolean > =>
	page.evaluate( ( key ) => Reflect.has( window, key ), STATE_PROPERTY );

/** Removes the blocks from an open editor and waits until all requests have finished. */
export async function putAway( page: Page, id: number ): Promise< void > {
	await page.evaluate(
		async ( { key, post } ) => {
			const kept = Reflect.get( window, key ) as Kept;
			await kept.show( { id: post }, '' );
			const patience = performance.now() + 5000;
			while ( kept.requests && performance.now() < patience ) {
				await new Promise( ( again ) => setTimeout( again, 20 ) );
			}
		},
		{ key: STATE_PROPERTY, post: id }
	);
}

/** Reloads the post in an open editor from the site, as if the editor had just been opened. */
export async function showAfresh( page: Page, id: number ): Promise< void > {
	// Move the pointer away from all elements that react to it.
	await page.mouse.move( 1, 898 );
	await page.evaluate(
		async ( { key, post } ) => {
			const { data } = wp;
			const kept = Reflect.get( window, key ) as Kept;
			const record = ( await wp.apiFetch( {
				path: `/wp/v2/posts/${ post }?context=edit`,
			} ) ) as { id: number; content: { raw: string } };
			const canvas = document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			)?.contentWindow;
			const blur = () => {
				for ( const { activeElement } of [
					...( canvas ? [ canvas.document ] : [] ),
					document,
				] ) {
					( activeElement as HTMLElement | null )?.blur();
				}
				canvas?.getSelection()?.removeAllRanges();
				data.dispatch( 'core/block-editor' ).clearSelectedBlock();
			};

			blur();
			data.dispatch( 'core/block-editor' ).stopTyping();
			data.dispatch( 'core/editor' ).setIsInserterOpened( false );
			data.dispatch( 'core/editor' ).setIsListViewOpened( false );
			data.dispatch( 'core/editor' ).setDeviceType( 'Desktop' );
			data.dispatch( 'core/editor' ).closePublishSidebar();
			data.dispatch( 'core/interface' ).enableComplementaryArea(
				'core',
				'edit-post/document'
			);
			const now = kept.stateOf( 'core/preferences' )
				.preferences as Preferences;
			for ( const [ scope, values ] of Object.entries( now ) ) {
				for ( const [ name, value ] of Object.entries( values ) ) {
					const first = kept.preferences[ scope ]?.[ name ];
					if ( value !== first ) {
						data.dispatch( 'core/preferences' ).set(
							scope,
							name,
							first
						);
					}
				}
			}

			// Empty the post first, because otherwise blocks with the same content would keep their state.
			await kept.show( record, '' );
			// A new registry has an empty undo history. WordPress 6.8 offers no other way to create one.
			const empty = data.createRegistry();
			empty.register( wp.coreData.store );
			Object.assign(
				kept.stateOf( 'core' ).undoManager as object,
				empty.stores.core?.store.getState().undoManager
			);
			await kept.show( record, record.content.raw );
			for ( const context of [ 'default', 'snackbar' ] ) {
				data.dispatch( 'core/notices' ).removeAllNotices( context );
			}
			// Wait a frame, then remove the focus left over from the previous post: it would select a block in the new
			// one.
			await new Promise( requestAnimationFrame );
			blur();
			canvas?.scrollTo( 0, 0 );
		},
		{ key: STATE_PROPERTY, post: id }
	);
}
