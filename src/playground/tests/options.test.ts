import { parseStartOptions } from '../options';

describe( 'parseStartOptions', () => {
	it( 'defaults to port 8881, no browser and no platform', () => {
		expect( parseStartOptions( [] ) ).toEqual( {
			port: 8881,
			isFresh: false,
			wordpress: undefined,
			database: undefined,
			opensBrowser: false,
			scenario: undefined,
			wantsHelp: false,
		} );
	} );

	it( 'parses every option', () => {
		expect(
			parseStartOptions(
				'--port 9000 --fresh --wordpress /srv/wp --database local --open --scenario free --help'.split(
					' '
				)
			)
		).toEqual( {
			port: 9000,
			isFresh: true,
			wordpress: '/srv/wp',
			database: 'local',
			opensBrowser: true,
			scenario: 'free',
			wantsHelp: true,
		} );
	} );

	it.each( [
		[
			[ '--scenario', 'rich' ],
			'There is no scenario “rich”: there are free, paid, no-connection, upgrade-available.',
		],
		[
			[ '--frsh' ],
			"Unknown option '--frsh'. npm start -- --help lists the options.",
		],
		[
			[ 'now' ],
			"Unexpected argument 'now'. npm start -- --help lists the options.",
		],
		[
			[ '--port' ],
			"Option '--port <value>' argument missing. npm start -- --help lists the options.",
		],
		[
			[ '--port', 'home' ],
			'“home” is no port: take a number from 1024 to 65535.',
		],
		[
			[ '--port', '80' ],
			'“80” is no port: take a number from 1024 to 65535.',
		],
		[
			[ '--port', '65536' ],
			'“65536” is no port: take a number from 1024 to 65535.',
		],
		[
			[ '--port', '8881.5' ],
			'“8881.5” is no port: take a number from 1024 to 65535.',
		],
	] )( 'rejects %j with a one-sentence message', ( args, sentence ) => {
		expect( () => parseStartOptions( args ) ).toThrow(
			new Error( sentence )
		);
	} );
} );
