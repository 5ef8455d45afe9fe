import { decodeSource } from '../../rules/source';
import { attributeOf, expect, expectSteps, test, write } from '#e2e';

test( 'Ctrl+Z undoes one burst of Markdown typing, and the field keeps the focus', async ( {
	author,
} ) => {
	const { page, canvas } = author;
	await author.open();
	await author.insertFromInserter( 'Markdown' );
	const field = canvas.getByRole( 'textbox', { name: 'Markdown text' } );
	await expect( field ).toBeFocused();
	const source = attributeOf( author, 'markdown', 'source' );
	await expectSteps(
		author,
		async () => decodeSource( String( await source() ) ),
		() => write( author, 'First sentence.' ),
		() => write( author, ' Second sentence.' ),
		async () => {
			await page.keyboard.press( 'Enter' );
			await write( author, 'Third sentence.' );
		}
	);
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue(
		'First sentence. Second sentence.\nThird sentence.'
	);
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field ).toHaveValue( 'First sentence. Second sentence.' );
	await write( author, ' And on.' );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field ).toHaveValue( 'First sentence. Second sentence.' );
} );
