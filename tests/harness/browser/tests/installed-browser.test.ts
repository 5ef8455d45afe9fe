import { installedBrowser } from '../installed-browser';

const machine = (
	platform: NodeJS.Platform,
	environment: NodeJS.ProcessEnv,
	...files: string[]
) => ( {
	platform,
	environment,
	exists: ( path: string ) => files.includes( path ),
} );

describe( 'installedBrowser', () => {
	it.each( [
		[
			'the configured browser before any other',
			machine(
				'linux',
				{ CHROME_PATH: '/opt/mine', PATH: '/usr/bin' },
				'/opt/mine',
				'/usr/bin/chromium'
			),
			'/opt/mine',
		],
		[
			'Chrome before Chromium, whatever the order of the path',
			machine(
				'linux',
				{ PATH: '/usr/bin:/opt/bin' },
				'/usr/bin/chromium',
				'/opt/bin/google-chrome'
			),
			'/opt/bin/google-chrome',
		],
		[
			'an application on macOS',
			machine(
				'darwin',
				{},
				'/Applications/Chromium.app/Contents/MacOS/Chromium'
			),
			'/Applications/Chromium.app/Contents/MacOS/Chromium',
		],
		[
			'nothing if no browser is installed',
			machine( 'linux', { PATH: '/usr/bin' } ),
			undefined,
		],
		[ 'nothing if the path is empty', machine( 'linux', {} ), undefined ],
	] )( 'finds %s', ( _, here, path ) => {
		expect( installedBrowser( here ) ).toBe( path );
	} );

	it( 'reports a configured browser that does not exist', () => {
		expect( () =>
			installedBrowser( machine( 'linux', { CHROME_PATH: '/gone' } ) )
		).toThrow( '$CHROME_PATH names /gone, which is not there.' );
	} );
} );
