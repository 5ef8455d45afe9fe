import {
	createPost,
	expect,
	test,
	type TypedField,
	type WordPress,
} from './support';
import { ofExtensions } from './support/of-extensions';

declare const wp: WordPress;

const fields = (
	await ofExtensions< { typed: readonly TypedField[] } >( 'typed' )
).flatMap( ( { typed } ) => typed );

test( 'the editor’s fields keep text unchanged while a user types, and parse the text on blur', async ( {
	admin: editor,
} ) => {
	const { page } = editor;
	await editor.open( await createPost( { content: '', status: 'draft' } ) );
	for ( const row of fields ) {
		await test.step( row.field, async () => {
			await row.before?.( editor );
			await page.evaluate(
				( { block, attributes, inner } ) => {
					const { createBlock } = wp.blocks;
					const created = createBlock(
						block,
						attributes,
						inner.map( ( name ) =>
							createBlock( `dovetail/${ name }` )
						)
					);
					const { resetBlocks, selectBlock } =
						wp.data.dispatch( 'core/block-editor' );
					resetBlocks( [ created ] );
					selectBlock( created.clientId );
				},
				{
					block: row.block.includes( '/' )
						? row.block
						: `dovetail/${ row.block }`,
					attributes: row.attributes ?? {},
					inner: row.inner ?? [],
				}
			);
			const field = row.find( editor );
			// Retry, because a block can close the open panel when its content has loaded.
			await expect( async () => {
				await row.open?.( editor );
				await field.focus( { timeout: 3_000 } );
			} ).toPass( { timeout: 30_000 } );
			await page.keyboard.press( 'ControlOrMeta+a' );
			let typed = '';
			for ( const key of row.atOnce ? [] : row.keys ) {
				await page.keyboard.press( key );
				typed += key;
				if ( row.shown === undefined ) {
					await expect
						.soft( field, row.field )
						.toHaveValue( typed, { timeout: 2_000 } );
				}
			}
			if ( row.atOnce ) {
				await page.keyboard.insertText( row.keys );
			}
			const shown = row.shown ?? row.keys;
			await expect
				.soft( field, row.field )
				.toHaveValue( shown, { timeout: 2_000 } );
			const expectSaved = () =>
				expect
					.configure( { soft: true } )
					.poll(
						async () => ( await editor.blocks() )[ 0 ]?.attributes,
						{ message: row.field, timeout: 5_000 }
					)
					.toMatchObject( row.saved ?? {} );
			if ( row.left === null ) {
				// If a field disappears on blur, wait until its text is saved. It saves after a short delay, but only
				// while it is open.
				await expectSaved();
				await field.blur();
			} else {
				await field.blur();
				await expect
					.soft( field, row.field )
					.toHaveValue( row.left ?? shown, { timeout: 2_000 } );
				await expectSaved();
			}
			await row.after?.( editor );
		} );
	}
} );
