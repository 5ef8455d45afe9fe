import { expect } from '@playwright/test';
import type { Editor } from './editor';

/** Checks that an author's empty block also offers image sources other than the media library. */
export async function expectOtherSources(
	author: Editor,
	block: string
): Promise< void > {
	await author.edit( `<!-- wp:${ block } /-->` );
	await author.selectBlock();
	const name = /^Select Images?$/;
	await author.canvas.getByRole( 'button', { name } ).first().click();
	await expect(
		author.page.getByRole( 'menu', { name } ).getByRole( 'menuitem' )
	).toContainText( [ 'Media Library', 'Openverse' ] );
}
