import { expect, php, test } from '#e2e';
import type { Locator } from '@playwright/test';
import { ITEM, openPost } from './gallery';

const SHAPES = [
	[ 900, 600 ],
	[ 500, 800 ],
	[ 1200, 500 ],
] as const;

const upload = () =>
	php< { id: number; url: string }[] >(
		`require_once ABSPATH . 'wp-admin/includes/image.php';
		return array_map( static function ( $shape ) {
			$image = imagecreatetruecolor( ...$shape );
			ob_start();
			imagepng( $image );
			$upload  = wp_upload_bits( wp_generate_uuid4() . '.png', null, ob_get_clean() );
			$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Shape', 'post_author' => get_user_by( 'login', 'author' )->ID ), $upload['file'] );
			wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $upload['file'] ) );
			return array( 'id' => $picture, 'url' => $upload['url'] );
		}, $input );`,
		SHAPES
	);

const shapesOf = ( items: Locator ) =>
	items.evaluateAll( ( elements ) =>
		elements.map( ( element ) => {
			const { width, height } = element.getBoundingClientRect();
			return Number( ( width / height ).toFixed( 1 ) );
		} )
	);

test( 'a core gallery without stored image sizes becomes a tiled gallery with the correct aspect ratios', async ( {
	author,
	visitor,
} ) => {
	const images = ( await upload() ).map(
		( { id, url } ) =>
			`<!-- wp:image {"id":${ id }} -->\n<figure class="wp-block-image"><img src="${ url }" alt="" class="wp-image-${ id }"/></figure>\n<!-- /wp:image -->`
	);
	const { page, canvas } = author;
	await author.edit(
		`<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.join( '\n\n' ) }</figure>\n<!-- /wp:gallery -->`
	);
	await author.selectBlock();
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Gallery', exact: true } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Tiled Gallery' } ).click();
	const expected = SHAPES.map( ( [ width, height ] ) =>
		Number( ( width / height ).toFixed( 1 ) )
	);
	await expect
		.poll( () => shapesOf( canvas.locator( ITEM ) ) )
		.toEqual( expected );
	expect( await author.content() ).toContain(
		'data-width="900" data-height="600"'
	);
	// The transform and the new positions are one undo step.
	const made = await author.content();
	await author.undo();
	expect( await author.content() ).toContain( 'wp:gallery' );
	await author.page.getByRole( 'button', { name: 'Redo' } ).click();
	expect( await author.content() ).toBe( made );
	await openPost( visitor, await author.publish() );
	expect( await shapesOf( visitor.locator( ITEM ) ) ).toEqual( expected );
	await author.reopenAndExpectValid();
} );
