import { expect, php, storeKeys, storeSettings, test } from '#e2e';

test( 'a map key is public and has no spaces; another keeps the one before and says why', async () => {
	// The playground would give one where none is stored.
	await php( `update_option( 'e2e_no_map_key', 1 ); return 1;` );
	expect(
		await storeKeys( 'mapbox', 'pk.before', [
			' pk.abc-1_2 \n',
			'',
			'sk.abc',
			'pk.a/b',
		] )
	).toEqual( [
		{ key: 'pk.abc-1_2', refused: '' },
		{ key: '', refused: '' },
		{
			key: 'pk.before',
			refused: expect.stringMatching(
				/The map key was not changed\. Keys that start with “sk\.” are secret/
			),
		},
		{
			key: 'pk.before',
			refused: expect.stringMatching( /^The map key was not changed/ ),
		},
	] );
	await php( `delete_option( 'e2e_no_map_key' ); return 1;` );
} );

test( 'where maps come from is one of the list, with addresses that can be asked', async () => {
	const cases: [ object, Record< string, unknown >, RegExp | null ][] = [
		[
			{ map_provider: 'openstreetmap' },
			{ map_provider: 'openstreetmap' },
			null,
		],
		[
			{ map_provider: 'google' },
			{ map_provider: 'undecided' },
			/^Map provider was not changed/,
		],
		...[
			'https://tiles.test/{z}/{x}/{y}.png',
			'https://tiles.test/{z}/{y}/{x}?key=abc',
			'https://maps.test/styles/bright/style.json',
			'',
		].map( ( address ): [ object, Record< string, unknown >, null ] => [
			{ map_address: address },
			{ map_address: address },
			null,
		] ),
		...[
			'http://tiles.test/{z}/{x}/{y}.png',
			'https://tiles.test/{z}/{x}.png',
			'https://{s}.tiles.test/{z}/{x}/{y}.png',
			'https://tiles.test/{z}/{x}/{y} .png',
			'https://',
			'javascript:alert(1)',
		].map( ( address ): [ object, Record< string, unknown >, RegExp ] => [
			{ map_address: address },
			{ map_address: '' },
			/^The address of map pictures was not changed/,
		] ),
		[ { map_maker: '© <b>Me</b>' }, { map_maker: '' }, /without < and >/ ],
		[
			{ map_maker_link: 'javascript:alert(1)' },
			{ map_maker_link: '' },
			/^The page of who made/,
		],
	];
	const results = await storeSettings(
		{},
		cases.map( ( [ given ] ) => given )
	);
	results.forEach( ( { settings, problems }, index ) => {
		const [ given, stored, problem ] = cases[ index ]!;
		const hint = JSON.stringify( given );
		expect( settings, hint ).toMatchObject( stored );
		expect( problems, hint ).toEqual(
			problem ? [ expect.stringMatching( problem ) ] : []
		);
	} );
} );

test( 'Mapbox checks the key, and the card shows its response', async () => {
	const check = ( key: string, early = '' ) =>
		php< string >(
			`${ early }
			$said = \\Dovetail\\Map\\Mapbox_Key::check( array( 'key' => $input ) );
			remove_all_filters( 'pre_http_request' );
			delete_option( \\Dovetail\\Connections\\Connection_State::OPTION_PREFIX . 'mapbox' );
			return is_wp_error( $said ) ? 'Error: ' . $said->get_error_message() : $said;`,
			key
		);
	const answering = ( status: number, body: string ) =>
		`add_filter( 'pre_http_request', static fn() => array( 'headers' => array(), 'body' => '${ body }', 'response' => array( 'code' => ${ status }, 'message' => '' ), 'cookies' => array() ) );`;
	expect( await check( 'pk.fine' ) ).toBe(
		'Connected: Mapbox accepts this key.'
	);
	for ( const refusal of [
		await check( 'pk.nobodys' ),
		await check( 'pk.a', answering( 401, '{"message":"Not Authorized"}' ) ),
	] ) {
		expect( refusal ).toMatch( /^Error: Mapbox rejected this key\./ );
	}
	for ( const [ status, body, sentence ] of [
		[ 503, '', /is busy/ ],
		[ 200, '<html>', /sent an unreadable response\./ ],
		[ 500, '', /responded with error 500/ ],
	] as const ) {
		expect( await check( 'pk.a', answering( status, body ) ) ).toMatch(
			sentence
		);
	}
} );
