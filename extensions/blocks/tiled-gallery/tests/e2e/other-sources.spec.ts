import { createPost, expect, test } from '#e2e';

// spec: 000-2.5-5
test( 'its first pictures may come from other sources', async ( {
	author,
} ) => {
	await author.open(
		await createPost( {
			content: '<!-- wp:dovetail/tiled-gallery /-->',
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
} );
