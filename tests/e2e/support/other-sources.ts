import { expect } from '@playwright/test';
import type { Editor } from './editor';

/** The empty block, opened by an author, asks where its first pictures come from: the library is not the only answer. */
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
