import { expect, storeSettings, test } from '#e2e';

test( 'a map key is public and has no spaces; another keeps the one before and says why', async () => {
	const [ trimmed, empty, secret, spaced ] = await storeSettings(
		{ map_key: 'pk.before' },
		[ ' pk.abc-1_2 ', '', 'sk.abc', 'pk.a b' ].map( ( key ) => ( {
			map_key: key,
		} ) )
	);
	expect( trimmed ).toMatchObject( {
		settings: { map_key: 'pk.abc-1_2' },
		problems: [],
	} );
	expect( empty ).toMatchObject( {
		settings: { map_key: '' },
		problems: [],
	} );
	expect( secret ).toMatchObject( {
		settings: { map_key: 'pk.before' },
		problems: [ expect.stringMatching( /starts with “sk\.” is secret/ ) ],
	} );
	expect( spaced ).toMatchObject( {
		settings: { map_key: 'pk.before' },
		problems: [ expect.stringMatching( /^The map key was not changed/ ) ],
	} );
} );

test( 'where maps come from is one of the list, with addresses that can be asked', async () => {
	const cases: [ object, object, RegExp | null ][] = [
		[
			{ map_provider: 'openstreetmap' },
			{ map_provider: 'openstreetmap' },
			null,
		],
		[
			{ map_provider: 'google' },
			{ map_provider: 'undecided' },
			/^Where maps come from was not changed/,
		],
		...[
			'https://tiles.test/{z}/{x}/{y}.png',
			'https://tiles.test/{z}/{y}/{x}?key=abc',
			'https://maps.test/styles/bright/style.json',
			'',
		].map( ( address ): [ object, object, null ] => [
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
		].map( ( address ): [ object, object, RegExp ] => [
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
		[ { map_search_rules: '1' }, { map_search_rules: true }, null ],
		[
			{ map_search_contact: 'nobody' },
			{ map_search_contact: '' },
			/enter an e-mail address/,
		],
		[
			{ map_search_contact: 'me@example.org' },
			{ map_search_contact: 'me@example.org' },
			null,
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
