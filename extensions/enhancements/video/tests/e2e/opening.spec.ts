import { expect, expectNothingToUndo, test } from '#e2e';
import { hostedFile, videoBlock } from './support';

test( 'opening a post with a recently hosted video adds no change or undo step', async ( {
	admin: editor,
} ) => {
	const file = await hostedFile();
	await editor.edit( videoBlock( file ) );
	await expect(
		editor.canvas.locator( '.dovetail-video' ).first()
	).toBeVisible();
	await editor.page.waitForTimeout( 1000 );
	await expectNothingToUndo( editor );
} );
