import { axeWithin, createPost, expect, php, screenshot, test } from '#e2e';
import {
	asked,
	beginAnew,
	BLUESKY,
	connect,
	MASTODON,
	NO_PLATFORM,
	SHARE,
	statuses,
	steer,
	TELEGRAM,
	WEBHOOK,
} from './support';
import { LIBRARY, removeLibrary } from './library';
import { openPanel } from './panel-support';

beginAnew();

removeLibrary();

test( 'a card at Bluesky has the post’s featured picture, or the first that it shows', async () => {
	await connect( { bluesky: BLUESKY } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
			$featured = $library( array( 3000, 2000, 100 ) );
			$shown    = $library( array( 2500, 2000, 100 ) );
			$content  = '<figure><img class="wp-image-' . $shown . '" src="' . wp_get_attachment_url( $shown ) . '" alt=""></figure>';
			$share( $shows( $content, false, $featured ) );
			$share( $shows( $content, false ) );
			$share( $shows( 'Rye.', false ) );
			return array_map( static fn( $upload ) => array( $upload[0], strlen( $upload[1] ) ), $uploads );`
		)
	).toEqual( [
		[ 'image/jpeg', 3000 ],
		[ 'image/jpeg', 2500 ],
	] );
	const cards = ( await asked( /createRecord$/ ) ).map(
		( { data } ) =>
			( data as { record: { text: string; embed: object } } ).record
	);
	const thumb = { $type: 'blob', ref: { $link: expect.any( String ) } };
	expect( cards ).toMatchObject( [
		{ text: 'Rye bread', embed: { external: { thumb } } },
		{ text: 'Rye bread', embed: { external: { thumb } } },
		{ text: 'Rye bread', embed: { $type: 'app.bsky.embed.external' } },
	] );
	expect( JSON.stringify( cards[ 2 ] ) ).not.toContain( 'thumb' );
} );

test( 'of a picture’s sizes the largest is sent that a network takes, never one that shows a part', async () => {
	await connect( { bluesky: BLUESKY } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
			$share( $shows( 'Rye.', false, $library( array( 1000001, 1000000, 100 ) ) ) );
			$share( $shows( 'Rye.', false, $library( array( 1000001, 1000001, 100 ) ) ) );
			return array_map( static fn( $upload ) => strlen( $upload[1] ), $uploads );`
		)
	).toEqual( [ 1_000_000 ] );
	expect( await asked( /createRecord$/ ) ).toHaveLength( 2 );
} );

test( 'the pictures that a post shows take the place of the card where its author wants it, four of them with what they show', async () => {
	await connect( { bluesky: BLUESKY, mastodon: MASTODON } );
	const bodies = await php< string[] >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
		$content = '';
		foreach ( array( 'Crumb & “crust”', '', 'Three', 'Four', 'Five' ) as $alt ) {
			$id       = $library( array( 300, 200, 100 ) );
			$content .= '<figure class="wp-block-image"><img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="' . esc_attr( $alt ) . '"></figure>';
		}
		$share( $shows( $content, true ) );
		return array_values( array_filter( array_map( static fn( $upload ) => 0 === strpos( $upload[0], 'multipart/form-data; boundary=' ) ? $upload[1] : '', $uploads ) ) );`
	);
	expect( bodies ).toHaveLength( 4 );
	expect( bodies[ 0 ] ).toMatch(
		/^--(\w{32})\r\nContent-Disposition: form-data; name="description"\r\n\r\nCrumb & “crust”\r\n--\1\r\nContent-Disposition: form-data; name="file"; filename="picture"\r\nContent-Type: image\/jpeg\r\n\r\nx{300}\r\n--\1--\r\n$/
	);
	expect( bodies[ 1 ] ).toContain( '\r\n\r\nBread in the library\r\n' );
	expect( ( await statuses() )[ 0 ] ).toMatchObject( {
		media_ids: [ 0, 1, 2, 3 ].map( () =>
			expect.stringMatching( /^9\d{3}$/ )
		),
	} );
	const [ created ] = await asked( /createRecord$/ );
	const { record } = created?.data as {
		record: { text: string; embed: unknown; facets: unknown };
	};
	expect( record.text ).toMatch( /^Rye bread\n\nhttp:\/\/\S+$/ );
	expect( record.facets ).toMatchObject( [
		{
			index: { byteStart: 11, byteEnd: record.text.length },
			features: [ { $type: 'app.bsky.richtext.facet#link' } ],
		},
	] );
	expect( record.embed ).toMatchObject( {
		$type: 'app.bsky.embed.images',
		images: [
			{
				alt: 'Crumb & “crust”',
				aspectRatio: { width: 1200, height: 800 },
				image: { $type: 'blob' },
			},
			{ alt: 'Bread in the library' },
			{ alt: 'Three' },
			{ alt: 'Four' },
		],
	} );
} );

test( 'a number in a class hands on no picture that the post does not show', async () => {
	await connect( { mastodon: MASTODON } );
	await php(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
		$one   = $library( array( 300, 200, 100 ) );
		$other = $library( array( 300, 200, 100 ) );
		$share( $shows( '<img class="wp-image-' . $one . '" src="' . wp_get_attachment_url( $other ) . '" alt=""><img class="wp-image-' . $one . '" src="https://elsewhere.example/a.jpg" alt="">', true ) );
		return 1;`
	);
	expect( await asked( /\/media$/ ) ).toEqual( [] );
	expect( await statuses() ).toEqual( [
		{ status: expect.any( String ), language: 'en' },
	] );
} );

for ( const [ status, state, count ] of [
	[ 422, 'done', 1 ],
	[ 403, 'failed', 0 ],
	[ 500, 'waiting', 0 ],
] as const ) {
	test( `where Mastodon answers a picture with ${ status }, the post is ${ state }`, async () => {
		await connect( { mastodon: MASTODON } );
		await steer( 'faults', 'PUT', {
			'POST mastodon:/api/v2/media': { kind: 'refused', status },
		} );
		expect(
			await php(
				`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
				$id   = $library( array( 300, 200, 100 ) );
				$post = $shows( '<img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="">', true );
				$share( $post );
				return $log( $post )['mastodon'][0];`
			)
		).toBe( state );
		expect( await statuses() ).toHaveLength( count );
	} );
}

test( 'a picture that does not arrive is no post of which nobody knows: the post is tried as often as any, and waits for it', async () => {
	await connect( { mastodon: MASTODON } );
	await steer( 'faults', 'PUT', {
		'POST mastodon:/api/v2/media': { kind: 'refused', status: 500 },
	} );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
			$id   = $library( array( 300, 200, 100 ) );
			$post = $shows( '<img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="">', true );
			$share( $post );
			$row = \\Dovetail\\Publicize\\Shares::of( $post, 'mastodon' );
			return array( $row['state'], $row['doubt'], $row['tries'] );`
		)
	).toEqual( [ 'waiting', 0, 1 ] );
} );

test( 'Telegram shows one picture, or several as one message, above the words', async () => {
	await connect( { telegram: TELEGRAM } );
	const urls = await php< string[] >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
		$figure = static fn( $id ) => '<figure class="wp-block-image"><img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="Crumb"></figure>';
		$ids    = array( $library( array( 300, 200, 100 ) ), $library( array( 300, 200, 100 ) ), $library( array( 300, 200, 100 ) ) );
		$share( $shows( $figure( $ids[0] ), true ) );
		$share( $shows( $figure( $ids[1] ) . $figure( $ids[2] ), true ) );
		$share( $shows( $figure( $ids[0] ), false ) );
		return array_map( 'wp_get_attachment_url', $ids );`
	);
	const said = ( await asked( /\/send\w+$/ ) ).map( ( { path, data } ) => [
		path.replace( /.*\//, '' ),
		data,
	] );
	const chat = { chat_id: TELEGRAM.chat };
	const caption = expect.stringMatching( /^Rye bread\n\nhttp:\/\/\S+$/ );
	expect( said ).toEqual( [
		[ 'sendPhoto', { ...chat, photo: urls[ 0 ], caption } ],
		[
			'sendMediaGroup',
			{
				...chat,
				media: [
					{ type: 'photo', media: urls[ 1 ], caption },
					{ type: 'photo', media: urls[ 2 ] },
				],
			},
		],
		[ 'sendMessage', expect.objectContaining( { text: caption } ) ],
	] );
} );

test( 'a picture that Telegram cannot fetch keeps no words back, and the log says so; of an unknown end it is not asked again', async () => {
	await connect( { telegram: TELEGRAM } );
	const post = `${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
		$id   = $library( array( 300, 200, 100 ) );
		$post = $shows( '<img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="">', true );
		$share( $post );
		$row  = \\Dovetail\\Publicize\\Shares::of( $post, 'telegram' );
		return array( $row['state'], $row['without'] ?? 0 );`;
	await steer( 'faults', 'PUT', {
		'POST telegram:/{bot}/sendPhoto': { kind: 'refused', status: 400 },
	} );
	expect( await php( post ) ).toEqual( [ 'done', 1 ] );
	expect( await asked( /\/sendMessage$/ ) ).toHaveLength( 1 );
	await steer( 'faults', 'PUT', {
		'POST telegram:/{bot}/sendPhoto': { kind: 'refused', status: 500 },
	} );
	expect( await php( post ) ).toEqual( [ 'failed', 0 ] );
	expect( await asked( /\/sendMessage$/ ) ).toHaveLength( 1 );
} );

test( 'a webhook gets the images the author selected, with their alt texts', async () => {
	await connect( { webhook: WEBHOOK } );
	const url = await php< string >(
		`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
		$id    = $library( array( 300, 200, 100 ) );
		$image = '<img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="Crumb &amp; crust">';
		$share( $shows( $image, true ) );
		$share( $shows( $image, false ) );
		return wp_get_attachment_url( $id );`
	);
	const told = ( await asked( /\/posts$/ ) )
		.map( ( { data } ) => data as { event: string; pictures?: unknown } )
		.filter( ( { event } ) => event === 'post.published' );
	expect( told.map( ( { pictures } ) => pictures ) ).toEqual( [
		[ { url, alt: 'Crumb & crust' } ],
		[],
	] );
} );

test( 'a picture that no network can be sent is left out, and the log says so', async () => {
	await connect( { mastodon: MASTODON } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
			$one   = $library( array( 300, 200, 100 ) );
			$other = $library( array( 2000001, 2000001, 100 ) );
			$post  = $shows( '<img class="wp-image-' . $other . '" src="' . wp_get_attachment_url( $other ) . '" alt=""><img class="wp-image-' . $one . '" src="' . wp_get_attachment_url( $one ) . '" alt="">', true );
			$share( $post );
			wp_set_current_user( 1 );
			$request = new WP_REST_Request( 'GET' );
			$request->set_param( 'post', $post );
			return array( count( $uploads ), \\Dovetail\\Publicize\\Routes::shares( $request )['shares'][0]['said'] );`
		)
	).toEqual( [
		1,
		expect.stringMatching(
			/^Shared to Mastodon, .+\. 1 image or video could not be attached\.$/
		),
	] );
} );

test( 'a server that is processing an image is polled until it is finished', async () => {
	await connect( { mastodon: MASTODON } );
	expect(
		await php(
			`${ NO_PLATFORM } ${ SHARE } ${ LIBRARY }
			$id   = $library( array( 300, 200, 100 ) );
			$post = $shows( '<img class="wp-image-' . $id . '" src="' . wp_get_attachment_url( $id ) . '" alt="">', true );
			$asked = array();
			add_filter( 'pre_http_request', static function ( $no, $args, $url ) use ( &$asked ) {
				if ( ! preg_match( '~/api/v\\d/media(/\\d+)?$~', $url, $found ) ) { return $no; }
				$asked[] = $found[0];
				return array( 'headers' => array(), 'body' => wp_json_encode( array( 'id' => '77', 'url' => count( $asked ) > 2 ? 'https://social.example/77' : null ) ), 'response' => array( 'code' => count( $asked ) > 2 ? 200 : 206, 'message' => '' ), 'cookies' => array(), 'filename' => null );
			}, 10, 3 );
			$share( $post );
			return array( $asked, $log( $post )['mastodon'][0] );`
		)
	).toEqual( [
		[ '/api/v2/media', '/api/v1/media/77', '/api/v1/media/77' ],
		'done',
	] );
	expect( ( await statuses() )[ 0 ] ).toMatchObject( {
		media_ids: [ '77' ],
	} );
} );

test( 'an author switches the pictures on by keyboard, where a network shows them', async ( {
	author,
} ) => {
	await connect( { bluesky: BLUESKY } );
	const id = await createPost( {
		content: '',
		status: 'draft',
		author: 'author',
	} );
	await author.open( id );
	await openPanel( author );
	const pictures = author.sidebar.getByRole( 'checkbox', {
		name: 'Attach the images in this post',
	} );
	await expect( pictures ).not.toBeChecked();
	await pictures.press( 'Space' );
	await expect( pictures ).toBeChecked();
	await pictures.scrollIntoViewIfNeeded();
	await screenshot( author.page, 'publicize-pictures' );
	expect(
		await axeWithin( author.page, '.components-panel__body:has(textarea)' )
	).toEqual( [] );
	await author.save();
	expect(
		await php(
			`return get_post_meta( $input, 'dovetail_publicize_pictures', true );`,
			id
		)
	).toBe( '1' );
	await author.sidebar
		.getByRole( 'checkbox', { name: /^Bluesky/ } )
		.press( 'Space' );
	await expect( pictures ).toHaveCount( 0 );
} );
