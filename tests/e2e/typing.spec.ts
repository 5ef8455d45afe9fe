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

test( 'fields of the editor keep what is typed, key by key, and read it when they are left', async ( {
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
			await row.open?.( editor );
			const field = row.find( editor );
			await field.focus();
			await page.keyboard.press( 'ControlOrMeta+a' );
			let typed = '';
			for ( const key of row.keys ) {
				await page.keyboard.press( key );
				typed += key;
				if ( row.shown === undefined ) {
					await expect
						.soft( field, row.field )
						.toHaveValue( typed, { timeout: 2_000 } );
				}
			}
			const shown = row.shown ?? row.keys;
			await expect
				.soft( field, row.field )
				.toHaveValue( shown, { timeout: 2_000 } );
			await field.blur();
			if ( row.left !== null ) {
				await expect
					.soft( field, row.field )
					.toHaveValue( row.left ?? shown, { timeout: 2_000 } );
			}
			// WordPress's color picker reports the typed text with a short delay.
			await expect
				.configure( { soft: true } )
				.poll( async () => ( await editor.blocks() )[ 0 ]?.attributes, {
					message: row.field,
					timeout: 2_000,
				} )
				.toMatchObject( row.saved ?? {} );
			await row.after?.( editor );
		} );
	}
} );
