import { installedBrowser } from '../installed-browser';

/** Returns a fake machine with the given files. */
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
			'the one that is named, before any other',
			machine(
				'linux',
				{ CHROME_PATH: '/opt/mine', PATH: '/usr/bin' },
				'/opt/mine',
				'/usr/bin/chromium'
			),
			'/opt/mine',
		],
		[
			'Chrome before Chromium, wherever in the path',
			machine(
				'linux',
				{ PATH: '/usr/bin:/opt/bin' },
				'/usr/bin/chromium',
				'/opt/bin/google-chrome'
			),
			'/opt/bin/google-chrome',
		],
		[
			'the application of a Mac',
			machine(
				'darwin',
				{},
				'/Applications/Chromium.app/Contents/MacOS/Chromium'
			),
			'/Applications/Chromium.app/Contents/MacOS/Chromium',
		],
		[
			'nothing where there is none',
			machine( 'linux', { PATH: '/usr/bin' } ),
			undefined,
		],
		[ 'nothing without a path', machine( 'linux', {} ), undefined ],
	] )( 'finds %s', ( _, here, path ) => {
		expect( installedBrowser( here ) ).toBe( path );
	} );

	it( 'says so when the named one is not there', () => {
		expect( () =>
			installedBrowser( machine( 'linux', { CHROME_PATH: '/gone' } ) )
		).toThrow( '$CHROME_PATH names /gone, which is not there.' );
	} );
} );
