import { expect } from '@playwright/test';
import type { Editor } from './editor';
import { createPost } from './site';

/** The empty block, opened by an author, asks where its first pictures come from: the library is not the only answer. */
export async function expectOtherSources(
	author: Editor,
	block: string
): Promise< void > {
	await author.open(
		await createPost( {
			content: `<!-- wp:${ block } /-->`,
			status: 'draft',
			author: 'author',
		} )
	);
	await author.selectBlock();
	const name = /^Select Images?$/;
	await author.canvas.getByRole( 'button', { name } ).first().click();
	await expect(
		author.page.getByRole( 'menu', { name } ).getByRole( 'menuitem' )
	).toContainText( [ 'Media Library', 'Openverse' ] );
}
