import { createPost, expect, php, test } from '#e2e';
import { BLOCK, openPost, showcasePost } from './gallery';

test( 'an image whose attachment was deleted keeps its position in a tiled gallery', async ( {
	visitor,
} ) => {
	const id = await showcasePost();
	await openPost( visitor, id );
	const image = visitor.locator( `${ BLOCK } img` ).first();
	// The library contains no attachment with the showcase's IDs.
	await expect( image ).toHaveAttribute( 'data-id', '900000' );
	await expect( image ).toHaveAttribute( 'src', /vash-gon-square/ );
	await expect( image ).toHaveAttribute( 'width', /^\d+$/ );
} );

const photographs = () =>
	php< { id: number; url: string; large: string }[] >(
		`$noise = imagecreatetruecolor( 200, 150 );
		mt_srand( 17 );
		for ( $x = 0; $x < 200; $x++ ) {
			for ( $y = 0; $y < 150; $y++ ) {
				imagesetpixel( $noise, $x, $y, mt_rand( 0, 0xffffff ) );
			}
		}
		$folder = wp_upload_dir();
		$widths = array( 'medium' => 300, 'medium_large' => 768, 'large' => 1024, '1536x1536' => 1536, '2048x2048' => 2048, 'full' => 4000 );
		$files  = array();
		foreach ( $widths as $width ) {
			ob_start();
			imagejpeg( imagescale( $noise, $width, (int) ( $width * 0.75 ), IMG_BILINEAR_FIXED ), null, 60 );
			$files[ $width ] = ob_get_clean();
		}
		$made = array();
		for ( $at = 0; $at < 12; $at++ ) {
			$base  = "weighed-$at";
			$sizes = array();
			foreach ( $widths as $name => $width ) {
				$height = (int) ( $width * 0.75 );
				$file   = 'full' === $name ? "$base.jpg" : "$base-{$width}x$height.jpg";
				file_put_contents( "{$folder['path']}/$file", $files[ $width ] );
				if ( 'full' !== $name ) {
					$sizes[ $name ] = array( 'file' => $file, 'width' => $width, 'height' => $height, 'mime-type' => 'image/jpeg' );
				}
			}
			$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $base, 'post_status' => 'inherit' ), "{$folder['path']}/$base.jpg" );
			wp_update_attachment_metadata( $id, array( 'width' => 4000, 'height' => 3000, 'file' => ltrim( "{$folder['subdir']}/$base.jpg", '/' ), 'sizes' => $sizes ) );
			$made[] = array( 'id' => $id, 'url' => "{$folder['url']}/$base.jpg", 'large' => "{$folder['url']}/$base-1024x768.jpg" );
		}
		return $made;`
	);

test( 'with twelve 4000-pixel images, a tiled gallery loads no more bytes than a core gallery', async ( {
	author,
	pageAs,
} ) => {
	test.slow();
	const files = await photographs();
	await author.edit();
	await author.page.evaluate( ( all ) => {
		const { blocks, data } = Reflect.get( window, 'wp' );
		data.dispatch( 'core/block-editor' ).insertBlocks( [
			blocks.createBlock( 'dovetail/tiled-gallery', {
				images: all.map( ( { id, url, large } ) => ( {
					id,
					url: large,
					fullUrl: url,
					alt: 'A',
					caption: '',
					width: '1024',
					height: '768',
				} ) ),
			} ),
			blocks.createBlock(
				'core/gallery',
				{ linkTo: 'none', sizeSlug: 'large' },
				all.map( ( { id, large } ) =>
					blocks.createBlock( 'core/image', {
						id,
						url: large,
						alt: 'A',
						sizeSlug: 'large',
					} )
				)
			),
		] );
	}, files );
	await expect.poll( () => author.content() ).toContain( '--tile-list:' );
	const content = await author.content();
	const start = content.indexOf( '<!-- wp:gallery' );
	const posts = await Promise.all(
		[ content.slice( 0, start ), content.slice( start ) ].map( ( half ) =>
			createPost( { author: 'author', content: half } )
		)
	);
	for ( const width of [ 390, 1280 ] ) {
		const [ ours = NaN, theirs = NaN ] = await Promise.all(
			posts.map( async ( id ) => {
				const page = await pageAs( null, {
					viewport: { width, height: 900 },
				} );
				const weights: Promise< number >[] = [];
				page.on( 'response', ( response ) => {
					if ( response.url().includes( '/weighed-' ) ) {
						weights.push(
							response.body().then( ( body ) => body.length )
						);
					}
				} );
				await openPost( page, id );
				for ( const image of await page
					.locator( 'img[src*="weighed-"]' )
					.all() ) {
					await image.scrollIntoViewIfNeeded();
				}
				await page.waitForLoadState( 'networkidle' );
				expect( weights.length ).toBeGreaterThanOrEqual( 12 );
				return ( await Promise.all( weights ) ).reduce(
					( sum, weight ) => sum + weight,
					0
				);
			} )
		);
		test.info().annotations.push( {
			type: 'weight',
			description: `${ width }: ${ ours } of ${ theirs }`,
		} );
		expect( ours / theirs, `at ${ width }` ).toBeLessThanOrEqual( 1 );
	}
} );
