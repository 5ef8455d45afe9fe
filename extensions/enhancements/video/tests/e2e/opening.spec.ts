import { expect, expectNothingToUndo, test } from '#e2e';
import { hostedFile, videoBlock } from './support';

test( 'a post whose video was hosted after it was written opens unchanged, and can be undone', async ( {
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
