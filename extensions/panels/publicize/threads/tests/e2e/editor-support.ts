import { openGroup, type Editor, type WordPress } from '#e2e';
import type { Page } from '@playwright/test';
import { connect, MASTODON } from '../../../tests/e2e/support';

declare const wp: WordPress;

const TITLE = 'Share';
export const SENTENCE = 'Each loaf takes two days in our small bakery. ';

/** Returns a saved paragraph block. */
export const paragraph = ( html: string ) =>
	`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;

/** A text that fills two tweets. */
export const LONG = paragraph( SENTENCE.repeat( 12 ).trim() );

/** Opens a draft and its panel. */
export async function openDraft(
	editor: Editor,
	content: string
): Promise< number > {
	await connect( { mastodon: MASTODON } );
	const id = await editor.edit( content, 'Rye bread' );
	await openGroup( editor.page, TITLE );
	// Wait for the platform's connections, which appear above the choice after the connection test and push it down.
	await editor.sidebar
		.getByRole( 'button', { name: 'Refresh Tumblr' } )
		.waitFor();
	await kind( editor, 'Single post' ).waitFor();
	return id;
}

/** Returns the radio button for one of the two ways to share. */
export const kind = ( editor: Editor, name: string ) =>
	editor.sidebar.getByRole( 'radio', { name, exact: true } );

/** Returns the highlighted ends of tweets in the canvas; null without highlights. */
export const marked = ( editor: Editor ) =>
	editor.canvas.locator( 'body' ).evaluate( ( body ) => {
		const { CSS: styles } = body.ownerDocument.defaultView as Window &
			typeof globalThis;
		const marks = styles.highlights.get( 'dovetail-tweet-end' );
		return (
			marks &&
			[ ...( marks as unknown as Iterable< Range > ) ].map( ( range ) => {
				const before = body.ownerDocument.createRange();
				before.selectNodeContents(
					range.startContainer.parentElement as Element
				);
				before.setEnd( range.endContainer, range.endOffset );
				return before.toString().slice( -12 );
			} )
		);
	} );

/** Replaces the content of the open editor. */
export const setContent = ( page: Page, content: string ) =>
	page.evaluate(
		( html ) =>
			wp.data
				.dispatch( 'core/block-editor' )
				.resetBlocks( wp.blocks.parse( html ) ),
		content
	);
