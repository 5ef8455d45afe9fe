import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder';

describe( 'cacheFolder', () => {
	it.each( [
		[ {}, join( homedir(), '.cache/dovetail-blocks' ) ],
		[ { XDG_CACHE_HOME: '/var/cache' }, '/var/cache/dovetail-blocks' ],
		[ { XDG_CACHE_HOME: '' }, join( homedir(), '.cache/dovetail-blocks' ) ],
		[
			{ DOVETAIL_CACHE: '/big/disk', XDG_CACHE_HOME: '/var/cache' },
			'/big/disk',
		],
	] )(
		'maps the environment %j to the folder %s',
		( environment, folder ) => {
			expect( cacheFolder( environment ) ).toBe( folder );
		}
	);
} );
