import { expect, php, test } from '#e2e';

type Slot = {
	kind: string;
	image: number;
	link: string;
	alt: string;
	code: string;
};
type Slots = Record< string, Slot >;

const SLOTS = '\\Dovetail\\Wordads\\Slots';
const EMPTY = { kind: '', image: 0, link: '', alt: '', code: '' };

/** PHP that makes a picture in the media library; its id is `$picture`. */
const PICTURE = `
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$upload  = wp_upload_bits( 'rye.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) );
	$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Rye' ), $upload['file'] );
	wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $upload['file'] ) );`;

/** Stores each of some inputs over the same slots, as somebody; resolves with what is stored then and what is said. */
function store(
	who: 'admin' | 'author',
	before: object,
	given: readonly unknown[]
): Promise< { slots: Slots; problems: string[] }[] > {
	return php(
		`require_once ABSPATH . 'wp-admin/includes/template.php';
		${ PICTURE }
		$known   = static fn( $value ) => json_decode( str_replace( array( '"PICTURE"', 'PICTURE-URL' ), array( $picture, addcslashes( wp_get_attachment_url( $picture ), '/' ) ), wp_json_encode( $value ) ), true );
		$results = array();
		foreach ( $input['given'] as $given ) {
			wp_set_current_user( 1 );
			update_option( ${ SLOTS }::OPTION, $known( $input['before'] ) );
			wp_set_current_user( get_user_by( 'login', $input['who'] )->ID );
			$GLOBALS['wp_settings_errors'] = array();
			update_option( ${ SLOTS }::OPTION, null === $given ? null : $known( $given ) );
			$slots = ${ SLOTS }::stored();
			foreach ( $slots as $name => $slot ) {
				$slots[ $name ]['image'] = $slot['image'] === $picture ? -1 : $slot['image'];
			}
			$results[] = array( 'slots' => $slots, 'problems' => array_values( wp_list_pluck( get_settings_errors(), 'message' ) ) );
			delete_option( ${ SLOTS }::OPTION );
		}
		wp_delete_attachment( $picture, true );
		wp_set_current_user( 0 );
		return $results;`,
		{ who, before, given }
	);
}

test( 'a slot takes a picture of the media library by its address, with a link and a text; each alone keeps the others', async () => {
	const [ first, second ] = await store(
		'admin',
		{ mrec: { link: 'https://example.org/before' } },
		[
			{
				mrec: {
					kind: 'image',
					image: 'PICTURE-URL',
					alt: '  Rye & <b>flour</b>\n for two ',
				},
			},
			{ default: { kind: 'image', image: 'PICTURE' } },
		]
	);
	expect( first ).toMatchObject( {
		slots: {
			mrec: {
				kind: 'image',
				image: -1,
				link: 'https://example.org/before',
				alt: 'Rye & <b>flour</b> for two',
				code: '',
			},
			leaderboard: EMPTY,
			default: EMPTY,
		},
		problems: [],
	} );
	expect( second ).toMatchObject( {
		slots: { default: { kind: 'image', image: -1 } },
		problems: [],
	} );
} );

test( 'what is no slot keeps what was stored, and says why', async () => {
	const before = {
		mrec: { kind: 'image', image: 'PICTURE', link: 'https://example.org/' },
	};
	const bad = [
		[ { mrec: { kind: 'popup' } }, 'choose an image, code, or nothing.' ],
		[
			{ mrec: { image: 'https://elsewhere.example/rye.png' } },
			'choose an image from this site’s media library.',
		],
		[
			{ mrec: { image: 999999 } },
			'choose an image from this site’s media library.',
		],
		[
			{ mrec: { link: 'javascript:alert(1)' } },
			'its link must start with https://.',
		],
		[ { mrec: { alt: [ 'x' ] } }, 'it takes a single value.' ],
		[
			{ mrec: { code: 'x'.repeat( 20_001 ) } },
			'its code is longer than 20,000 characters.',
		],
		[
			{ mrec: { code: '<script>document . write( "x" )</script>' } },
			'its code uses document.write, which does not work here because ads load later. Ask the network for its asynchronous code.',
		],
	] as const;
	const results = await store(
		'admin',
		before,
		bad.map( ( [ given ] ) => given )
	);
	for ( const [ index, { slots, problems } ] of results.entries() ) {
		expect( slots.mrec ).toEqual( {
			...EMPTY,
			kind: 'image',
			image: -1,
			link: 'https://example.org/',
		} );
		expect( problems ).toEqual( [
			`The ad “Rectangle 300 × 250” was not changed: ${ bad[ index ]?.[ 1 ] }`,
		] );
	}
} );

test( 'another tab, a text, or a slot that nobody knows changes nothing', async () => {
	const before = { mrec: { kind: 'code', code: '<b>x</b>' } };
	for ( const { slots, problems } of await store( 'admin', before, [
		null,
		'x',
		[],
		{ popup: { kind: 'code' } },
		{ mrec: 'x' },
	] ) ) {
		expect( slots.mrec ).toEqual( {
			...EMPTY,
			kind: 'code',
			code: '<b>x</b>',
		} );
		expect( Object.keys( slots ) ).toEqual( [
			'mrec',
			'leaderboard',
			'mobile_leaderboard',
			'wideskyscraper',
			'default',
		] );
		expect( problems ).toEqual( [] );
	}
} );

test( 'code is entered only with unfiltered_html; other users can only disable and enable it', async () => {
	const code = { kind: 'code', code: '<script>before()</script>' };
	const [ changed, off, on, fresh ] = await store(
		'author',
		{ mrec: code, leaderboard: { ...code, kind: '' } },
		[
			{ mrec: { code: '<script>evil()</script>' } },
			{ mrec: { kind: '' } },
			{ leaderboard: { kind: 'code' } },
			{ wideskyscraper: { kind: 'code' } },
		]
	);
	expect( changed ).toMatchObject( {
		slots: { mrec: code },
		problems: [
			expect.stringContaining(
				'only people who are allowed to add any HTML to this site can enter code.'
			),
		],
	} );
	expect( off ).toMatchObject( {
		slots: { mrec: { kind: '', code: code.code } },
		problems: [],
	} );
	expect( on ).toMatchObject( {
		slots: { leaderboard: code },
		problems: [],
	} );
	expect( fresh ).toMatchObject( {
		slots: { wideskyscraper: EMPTY },
		problems: [ expect.stringContaining( 'Wide skyscraper 160 × 600' ) ],
	} );
} );

/** What the page and the editor get, with some slots. */
function shown(
	slots: object,
	format: string,
	before = ''
): Promise< { html: string; told: { format: string; frames: object[] }[] } > {
	return php(
		`${ PICTURE }
		update_post_meta( $picture, '_wp_attachment_image_alt', 'From the library' );
		wp_set_current_user( 1 );
		update_option( ${ SLOTS }::OPTION, json_decode( str_replace( '"PICTURE"', $picture, wp_json_encode( $input['slots'] ) ), true ) );
		${ before }
		$html = do_blocks( '<!-- wp:dovetail/wordads {"format":"' . $input['format'] . '"} --><div class="wp-block-dovetail-wordads aligncenter is-format-x"></div><!-- /wp:dovetail/wordads -->' );
		$request = new WP_REST_Request( 'GET', '/wpcom/v2/wordads/slots' );
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$told = rest_do_request( $request )->get_data();
		delete_option( ${ SLOTS }::OPTION );
		wp_delete_attachment( $picture, true );
		remove_all_filters( 'dovetail_blocks_consent' );
		wp_set_current_user( 0 );
		return array( 'html' => preg_replace( '~https?://[^"]*/rye[^"]*\\.png~', 'rye.png', $html ), 'told' => $told );`,
		{ slots, format }
	);
}

const CODE = {
	kind: 'code',
	code: '<script src="https://ads.example/a.js"></script>',
};
const IMAGE = {
	kind: 'image',
	image: 'PICTURE',
	link: 'https://example.org/?a=1&b=2',
	alt: 'Rye "flour"',
};
const frames = ( html: string ) =>
	[ ...html.matchAll( /__frame ([^"]+)"/g ) ].map(
		( [ , classes ] ) => classes
	);

test( 'a picture is in the page as it is, lazily, with a sponsored link and a name; the editor is shown the same', async () => {
	const { html, told } = await shown( { mrec: IMAGE }, 'mrec' );
	expect( frames( html ) ).toEqual( [ 'is-format-mrec is-image' ] );
	expect( html ).toContain(
		'<span class="wp-block-dovetail-wordads__label" aria-hidden="true">Advertisement</span>'
	);
	expect( html ).toContain(
		'<a href="https://example.org/?a=1&#038;b=2" rel="sponsored noopener"><img width="1" height="1" src="rye.png"'
	);
	expect( html ).toContain( 'alt="Rye &quot;flour&quot;" loading="lazy"' );
	expect( html ).not.toMatch( /<template|<script| hidden/ );
	expect( told[ 0 ] ).toMatchObject( {
		format: 'mrec',
		frames: [
			{
				format: 'mrec',
				when: '',
				picture: { alt: 'Rye "flour"', width: 1 },
			},
		],
	} );
} );

test( 'ad code is inside a template; with consent it reserves no space; the editor never gets the code', async () => {
	const { html, told } = await shown( { mrec: CODE }, 'mrec' );
	expect( frames( html ) ).toEqual( [
		'is-format-mrec is-code needs-width',
	] );
	expect( html ).toContain( `<template>${ CODE.code }</template>` );
	expect( html ).not.toContain( ' hidden' );
	expect( JSON.stringify( told ) ).not.toContain( 'ads.example' );
	const asked = await shown(
		{ mrec: CODE },
		'mrec',
		`add_filter( 'dovetail_blocks_consent', static fn() => 'ask' );`
	);
	expect( asked.html ).toContain( 'aria-label="Advertisement" hidden>' );
	const own = await shown(
		{ mrec: IMAGE },
		'mrec',
		`add_filter( 'dovetail_blocks_consent', static fn() => 'ask' );`
	);
	expect( own.html ).not.toContain( ' hidden' );
} );

test( 'the default slot is used when a format has none, or its image is missing', async () => {
	const { html } = await shown(
		{ default: IMAGE, mrec: { kind: 'image', image: 1 } },
		'mrec'
	);
	expect( frames( html ) ).toEqual( [ 'is-format-mrec is-image' ] );
	expect( html ).toContain( 'alt="Rye &quot;flour&quot;"' );
} );

test( 'a picture without a text has that of the media library', async () => {
	const { html } = await shown( { mrec: { ...IMAGE, alt: '' } }, 'mrec' );
	expect( html ).toContain( 'alt="From the library"' );
} );

for ( const [ title, slots, classes ] of [
	[
		'with code makes way for a mobile leaderboard',
		{ leaderboard: CODE, mobile_leaderboard: IMAGE },
		[
			'is-format-leaderboard is-code needs-width',
			'is-format-mobile-leaderboard is-image is-narrower',
		],
	],
	[
		'with a picture makes way for one that was made for narrow pages',
		{ leaderboard: IMAGE, mobile_leaderboard: CODE },
		[
			'is-format-leaderboard is-image needs-width',
			'is-format-mobile-leaderboard is-code is-narrower',
		],
	],
	[
		'with a picture shrinks where there is no other',
		{ default: IMAGE },
		[ 'is-format-leaderboard is-image' ],
	],
	[
		'with the code for all becomes a mobile leaderboard',
		{ default: CODE },
		[
			'is-format-leaderboard is-code needs-width',
			'is-format-mobile-leaderboard is-code is-narrower',
		],
	],
	[
		'without an advertisement is a mobile leaderboard if there is one',
		{ mobile_leaderboard: CODE },
		[ 'is-format-mobile-leaderboard is-code needs-width' ],
	],
	[ 'without any leaves nothing in the page', { mrec: CODE }, [] ],
] as const ) {
	test( `a leaderboard ${ title }`, async () => {
		const { html, told } = await shown( slots, 'leaderboard' );
		expect( frames( html ) ).toEqual( classes );
		expect( html === '' ).toBe( classes.length === 0 );
		expect( told[ 1 ]?.frames ).toHaveLength( classes.length );
	} );
}

test( 'the settings page lists every slot, shows code fields only with permission, and escapes all values', async () => {
	const html = await php< string[] >(
		`wp_set_current_user( 1 );
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		update_option( ${ SLOTS }::OPTION, array( 'mrec' => array( 'kind' => 'code', 'code' => '</textarea><script>x()</script>' ) ) );
		$print = static function () {
			ob_start();
			do_action( 'dovetail_blocks_settings_blocks' );
			return ob_get_clean();
		};
		$pages = array( $print() );
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		$pages[] = $print();
		delete_option( ${ SLOTS }::OPTION );
		wp_set_current_user( 0 );
		return $pages;`
	);
	for ( const [ index, page ] of html.entries() ) {
		expect( page.match( /<details/g ) ).toHaveLength( 5 );
		expect(
			page.match( /<details class="dovetail-blocks-ad" open/g )
		).toHaveLength( 1 );
		expect( page ).toContain( '&lt;/textarea&gt;&lt;script&gt;' );
		expect( page.match( /<textarea [^>]* disabled>/g ) ?? [] ).toHaveLength(
			index * 5
		);
		expect( page ).toContain(
			'name="dovetail_blocks_ad_slots[mobile_leaderboard][link]"'
		);
	}
} );

test( 'a rejected value is explained beside its field and kept there', async () => {
	const page = await php< string >(
		`wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		${ SLOTS }::sanitize( array( 'mrec' => array( 'link' => 'javascript:alert(1)' ) ) );
		ob_start();
		\\Dovetail\\Wordads\\Slots_Form::render();
		$page = ob_get_clean();
		\\Dovetail\\Plugin\\Settings_Fields::forget_rejected_values();
		$GLOBALS['wp_settings_errors'] = array();
		wp_set_current_user( 0 );
		return $page;`
	);
	expect( page ).toMatch(
		/<input type="text" id="dovetail-blocks-ad-mrec-link"[^>]* aria-describedby="dovetail-blocks-ad-mrec-link-problem dovetail-blocks-ad-mrec-link-help" aria-invalid="true"[^>]* value="javascript:alert\(1\)"/
	);
	expect( page ).toContain(
		'<p class="dovetail-blocks-problem" id="dovetail-blocks-ad-mrec-link-problem">Its link must start with https://.</p>'
	);
	expect( page.match( /aria-invalid/g ) ).toHaveLength( 1 );
	// Its slot is unfolded, though it shows nothing.
	expect( page ).toMatch( /ad" open><summary><strong>Rectangle/ );
} );

test( 'goes with the plugin', async () => {
	expect(
		await php(
			`return ( require DOVETAIL_BLOCKS_DIR . '/manifest.php' )['options'];`
		)
	).toContain( 'ad' );
} );
