import {
	createPost,
	expect,
	php,
	platformUrl,
	play,
	siteUrl,
	test,
} from '#e2e';
import { withoutPlatform } from '../../../../../tests/e2e/support/plain-site';
import { hostedFile, videoBlock } from './support';

const SRC = 'https://example.org/a.webm';

const drawn = ( samples: readonly { attrs: object; html: string }[] ) =>
	php< { own: string; ours: string }[] >(
		`return array_map( static function ( $sample ) {
			$block = array( 'blockName' => 'core/video', 'attrs' => $sample['attrs'], 'innerBlocks' => array(), 'innerHTML' => $sample['html'], 'innerContent' => array( $sample['html'] ) );
			$ours  = render_block( $block );
			remove_filter( 'render_block_core/video', array( \\Dovetail\\Video\\Player::class, 'draw' ) );
			$own = render_block( $block );
			add_filter( 'render_block_core/video', array( \\Dovetail\\Video\\Player::class, 'draw' ), 10, 2 );
			return array( 'own' => $own, 'ours' => $ours );
		}, $input );`,
		samples
	);

const figure = ( inside: string, attributes = 'class="wp-block-video"' ) =>
	`<figure ${ attributes }>${ inside }</figure>`;

const VIDEO = `<video controls src="${ SRC }"></video>`;

test.beforeAll( () => play( 'paid' ) );

test( 'the Video block embeds only the service’s own URL in an iframe, for any author input', async ( {
	visitor,
} ) => {
	const file = await hostedFile( {
		title: '<img src=x onerror=alert(1)> [video]',
	} );
	const id = await createPost( {
		author: 'author',
		content: [
			videoBlock( file, {
				attributes:
					'controls poster="https://evil.example/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" preload="x&quot; onload=&quot;alert(1)"',
				classes: ' dovetail-embed',
				caption:
					'<a href="https://evil.example/">At six</a> <script type="application/json" class="dovetail-embed__data">{"slug":"video","height":9,"src":"https://evil.example/"}</script>',
			} ),
			videoBlock( file, {
				comment: { guid: 'evil.example/x', align: 'left' },
				classes: ' alignleft',
			} ).replace(
				'<figure ',
				'<figure data-guid="zzzzzzzz" style="width:1px" '
			),
		].join( '\n\n' ),
	} );
	const evil: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( new URL( request.url() ).hostname === 'evil.example' ) {
			evil.push( request.url() );
		}
	} );
	visitor.on( 'dialog', ( dialog ) => {
		evil.push( dialog.message() );
		return dialog.dismiss();
	} );
	await visitor.goto( `${ siteUrl() }/?p=${ id }` );
	const buttons = visitor.getByRole( 'button', { name: 'Show VideoPress' } );
	for ( const count of [ 2, 1 ] ) {
		await expect( buttons ).toHaveCount( count );
		await buttons.first().press( 'Enter' );
	}
	await expect( buttons ).toHaveCount( 0 );
	const frames = await visitor.locator( 'iframe' ).evaluateAll( ( all ) =>
		all.map( ( each ) => {
			const { origin, pathname, searchParams } = new URL(
				( each as HTMLIFrameElement ).src
			);
			return [ origin + pathname, searchParams.get( 'posterUrl' ) ];
		} )
	);
	const address = `${ platformUrl() }/services/videopress/embed/${ file.guid }`;
	const poster = 'https://evil.example/"><script>alert(1)</script>';
	expect( frames.sort() ).toEqual(
		[
			[ address, null ],
			[ address, poster ],
		].sort()
	);
	expect( evil ).toEqual( [] );
	await expect(
		visitor.getByRole( 'link', { name: /\[video\]/ } )
	).toHaveCount( 2 );
} );

test( 'on a site without a platform, the Video block does not change', async ( {
	author,
	visitor,
} ) => {
	const file = await hostedFile();
	const content = videoBlock( file, { comment: { guid: file.guid } } );
	const id = await createPost( { author: 'author', content } );
	const plain = await withoutPlatform();
	try {
		const [ result ] = await drawn( [
			{
				attrs: { id: file.id, guid: file.guid },
				html: figure( VIDEO ),
			},
		] );
		expect( result?.ours ).toBe( result?.own );
		await visitor.goto( `${ siteUrl() }/?p=${ id }` );
		await expect(
			visitor.locator( '.wp-block-video > video' )
		).toHaveAttribute( 'src', file.url );
		expect(
			await visitor
				.locator( '[id^="dovetail"], script[src*="dovetail"]' )
				.count()
		).toBe( 0 );
		const found: string[] = [];
		author.page.on( 'request', ( request ) => {
			if (
				/dovetail-blocks\/video|oembed|wp\/v2\/media\/\d/.test(
					request.url()
				)
			) {
				found.push( request.url() );
			}
		} );
		await author.reloadAndExpectValid( id );
		await expect( author.canvas.locator( 'video' ) ).toHaveAttribute(
			'src',
			file.url
		);
		expect( await author.blocks() ).toMatchObject( [
			{ attributes: expect.not.objectContaining( { guid: file.guid } ) },
		] );
		expect( found ).toEqual( [] );
		const media = await fetch(
			`${ siteUrl() }/?rest_route=/wp/v2/media/${ file.id }`
		);
		expect( Object.keys( await media.json() ) ).not.toContain(
			'jetpack_videopress_guid'
		);
	} finally {
		await plain.undo();
	}
} );
