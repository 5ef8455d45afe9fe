import type { Page } from '@playwright/test';
import type { WordPress } from './wordpress';

declare const wp: WordPress;

/** Preferences by scope and name. */
type Preferences = Record< string, Record< string, unknown > >;

/** What a page of the editor keeps for `showAfresh()`. */
type Kept = {
	/** The state of WordPress's own stores. */
	stateOf( store: string ): Record< string, unknown >;
	/** Preferences of the user when the editor was opened. */
	preferences: Preferences;
};

const KEPT = 'e2eKept';

/** Notes what an editor that has just been opened looks like. */
export async function rememberFirstState( page: Page ): Promise< void > {
	await page.evaluate( ( key ) => {
		const stateOf: Kept[ 'stateOf' ] = ( store ) => {
			let state: Record< string, unknown > = {};
			wp.data.use( ( { stores } ) => {
				state = stores[ store ]?.store.getState() ?? {};
				return {};
			} );
			return state;
		};
		Reflect.set( window, key, {
			stateOf,
			preferences: stateOf( 'core/preferences' ).preferences,
		} );
	}, KEPT );
}

/** Shows the post of an open editor as the site has it now, as if the editor had just been opened. */
export async function showAfresh( page: Page, id: number ): Promise< void > {
	await page.mouse.move( 0, 0 );
	await page.evaluate(
		async ( { key, post } ) => {
			const { data } = wp;
			const { stateOf, preferences } = Reflect.get( window, key ) as Kept;
			const record = ( await wp.apiFetch( {
				path: `/wp/v2/posts/${ post }?context=edit`,
			} ) ) as { content: { raw: string } };
			const blocks = () => data.select( 'core/block-editor' ).getBlocks();
			// All edits are dropped: to WordPress they are what was just saved.
			const receive = ( content: string ) =>
				data.dispatch( 'core' ).receiveEntityRecords(
					'postType',
					'post',
					[
						{
							...record,
							content: { ...record.content, raw: content },
						},
					],
					undefined,
					false,
					data
						.select( 'core' )
						.getEntityRecordEdits( 'postType', 'post', post )
				);
			const until = async ( isSo: () => boolean ) => {
				while ( ! isSo() ) {
					await new Promise( requestAnimationFrame );
				}
			};

			data.dispatch( 'core/block-editor' ).clearSelectedBlock();
			data.dispatch( 'core/block-editor' ).stopTyping();
			data.dispatch( 'core/editor' ).setIsInserterOpened( false );
			data.dispatch( 'core/editor' ).setIsListViewOpened( false );
			data.dispatch( 'core/editor' ).setDeviceType( 'Desktop' );
			data.dispatch( 'core/editor' ).closePublishSidebar();
			data.dispatch( 'core/interface' ).enableComplementaryArea(
				'core',
				'edit-post/document'
			);
			const now = stateOf( 'core/preferences' )
				.preferences as Preferences;
			for ( const [ scope, values ] of Object.entries( now ) ) {
				for ( const [ name, value ] of Object.entries( values ) ) {
					const first = preferences[ scope ]?.[ name ];
					if ( value !== first ) {
						data.dispatch( 'core/preferences' ).set(
							scope,
							name,
							first
						);
					}
				}
			}

			// Blocks with the same content would keep what they show.
			receive( '' );
			await until( () => blocks().length === 0 );
			Object.assign(
				stateOf( 'core' ).undoManager as object,
				wp.undoManager.createUndoManager()
			);
			receive( record.content.raw );
			const { length } = wp.blocks.parse( record.content.raw );
			await until( () => blocks().length === length );
			for ( const context of [ 'default', 'snackbar' ] ) {
				data.dispatch( 'core/notices' ).removeAllNotices( context );
			}
			const { activeElement } = document;
			if ( activeElement instanceof HTMLElement ) {
				activeElement.blur();
			}
			const canvas = document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			);
			canvas?.contentWindow?.scrollTo( 0, 0 );
		},
		{ key: KEPT, post: id }
	);
}
