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
