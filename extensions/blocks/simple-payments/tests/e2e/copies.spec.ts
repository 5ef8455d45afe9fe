import { createPost, expect, php, test, type Editor } from '#e2e';
import {
	BLOCK,
	beginAnew,
	fieldsOf,
	makePage,
	makeProduct,
	markup,
} from './support';

beginAnew();

type Stores = {
	wp: {
		data: {
			dispatch( store: string ): {
				duplicateBlocks( ids: readonly string[] ): void;
			};
			select( store: string ): {
				getBlocks(): readonly { clientId: string }[];
			};
		};
	};
};

/** Returns the IDs and states of all products except the product of the showcase post. */
const products = () =>
	php< [ number, string ][] >(
		`return array_map( static fn( $post ) => array( $post->ID, $post->post_status ), get_posts( array( 'post_type' => 'jp_pay_product', 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC', 'exclude' => array( 900101 ) ) ) );`
	);

const sold = async ( editor: Editor ) =>
	( await editor.blocks() )
		.filter( ( { name } ) => name === 'dovetail/simple-payments' )
		.map( ( { attributes } ) => attributes.productId );

test( 'a synced pattern that appears twice in a post sells one product, and viewing the post creates none', async ( {
	admin,
} ) => {
	const product = await makeProduct();
	const pattern = await createPost( {
		type: 'wp_block',
		title: 'The class',
		content: markup( { productId: product } ),
	} );
	const reference = `<!-- wp:block {"ref":${ pattern }} /-->`;
	const post = await createPost( {
		content: `${ reference }\n\n${ reference }`,
	} );
	await admin.open( post );
	const blocks = admin.canvas.locator( BLOCK );
	await expect( blocks ).toHaveCount( 2 );
	for ( const at of [ 0, 1 ] ) {
		await expect( blocks.nth( at ) ).toContainText( '45,00' );
	}
	await admin.save();
	expect( await products() ).toEqual( [ [ product, 'publish' ] ] );
	expect( await admin.isDirty() ).toBe( false );
	expect(
		await php( `return get_post( $input )->post_content;`, pattern )
	).toBe( markup( { productId: product } ) );
} );

test( 'restoring a revision or a trashed post does not change the price, and a duplicated post gets its own product', async ( {
	admin,
} ) => {
	const product = await makeProduct();
	const { id, url } = await makePage( product );
	await php(
		`$post = get_post( $input['id'] );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => str_replace( array( '"price":1', '1.00 USD' ), array( '"price":2', '2.00 USD' ), $post->post_content ) ) ) );
		update_post_meta( $input['product'], 'spay_price', '50' );
		wp_restore_post_revision( current( wp_get_post_revisions( $post->ID ) )->ID );
		wp_trash_post( $post->ID );
		return 1;`,
		{ id, product }
	);
	expect( `${ await fieldsOf( url ) }` ).toBe( '' );
	await php(
		`wp_untrash_post( $input ); wp_publish_post( $input ); return 1;`,
		id
	);
	const html = await ( await fetch( url ) ).text();
	expect( html ).toContain( '50,00' );
	expect( `${ await fieldsOf( url ) }` ).toContain( 'dovetail_paypal=' );
	await admin.open( id );
	await expect( admin.canvas.locator( BLOCK ) ).toContainText( '50,00' );
	await admin.save();
	expect(
		await php(
			`return get_post_meta( $input, 'spay_price', true );`,
			product
		)
	).toBe( '50' );

	await test.step( 'a duplicate gets its own product, and the original block keeps its product', async () => {
		await admin.page.evaluate( () => {
			const { data } = ( globalThis as unknown as Stores ).wp;
			data.dispatch( 'core/block-editor' ).duplicateBlocks( [
				data.select( 'core/block-editor' ).getBlocks()[ 0 ]?.clientId ??
					'',
			] );
		} );
		await expect
			.poll( async () => new Set( await sold( admin ) ).size )
			.toBe( 2 );
		expect( ( await sold( admin ) )[ 0 ] ).toBe( product );
		await admin.save();
		await expect.poll( products ).toEqual( [
			[ product, 'publish' ],
			[ expect.any( Number ), 'publish' ],
		] );
	} );
} );
