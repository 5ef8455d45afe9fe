import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
	isWordPressAvailable,
	obtainWordPressFiles,
	obtainWpCli,
} from '../wordpress-files';

let root = '';

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'wordpress-files-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

function touch( path: string ): void {
	mkdirSync( dirname( join( root, path ) ), { recursive: true } );
	writeFileSync( join( root, path ), '' );
}

/** A fake download that always succeeds and records its target folders. */
function downloader() {
	const targets: string[] = [];
	return {
		targets,
		download: async ( target: string ) => {
			targets.push( target );
			mkdirSync( target, { recursive: true } );
		},
	};
}

describe( 'obtainWordPressFiles', () => {
	it( 'downloads missing files only once, and then uses the cache', async () => {
		const { targets, download } = downloader();
		const cache = join( root, 'cache' );
		expect( isWordPressAvailable( cache ) ).toBe( false );
		const first = await obtainWordPressFiles( { cache, download } );
		const second = await obtainWordPressFiles( { cache, download } );
		const folder = join( cache, 'wp-studio-1.22.0' );
		expect( first ).toEqual( {
			wordpress: join( folder, 'wordpress' ),
			sqlite: join( folder, 'sqlite' ),
			origin: 'wp-studio@1.22.0',
		} );
		expect( second ).toEqual( first );
		expect( targets ).toEqual( [ folder ] );
		expect( isWordPressAvailable( cache ) ).toBe( true );
	} );

	it( 'downloads WP-CLI only if WP-CLI is not in the cache', async () => {
		const { targets, download } = downloader();
		const phar = join( root, 'wp-studio-1.22.0/wp-cli/wp-cli.phar' );
		expect( await obtainWpCli( { cache: root, download } ) ).toBe( phar );
		touch( 'wp-studio-1.22.0/wp-cli/wp-cli.phar' );
		expect( await obtainWpCli( { cache: root, download } ) ).toBe( phar );
		expect( targets ).toEqual( [ join( root, 'wp-studio-1.22.0' ) ] );
	} );

	it( 'uses a given WordPress folder, with the SQLite integration from the cache', async () => {
		const { targets, download } = downloader();
		touch( 'mine/wp-settings.php' );
		const files = await obtainWordPressFiles( {
			folder: join( root, 'mine' ),
			cache: root,
			download,
		} );
		expect( files ).toEqual( {
			wordpress: join( root, 'mine' ),
			sqlite: join( root, 'wp-studio-1.22.0/sqlite' ),
			origin: join( root, 'mine' ),
		} );
		expect( targets ).toHaveLength( 1 );
	} );

	it.each( [ 'mu-plugins', 'plugins' ] )(
		'downloads nothing if the folder %s of the given WordPress contains the SQLite integration',
		async ( place ) => {
			const { targets, download } = downloader();
			const own = `mine/wp-content/${ place }/sqlite-database-integration`;
			touch( 'mine/wp-settings.php' );
			touch( `${ own }/db.copy` );
			const { sqlite } = await obtainWordPressFiles( {
				folder: join( root, 'mine' ),
				cache: root,
				download,
			} );
			expect( sqlite ).toBe( join( root, own ) );
			expect( targets ).toEqual( [] );
		}
	);

	it( 'rejects a folder without WordPress', async () => {
		await expect(
			obtainWordPressFiles( { folder: root, cache: root } )
		).rejects.toThrow(
			`The folder ${ root } holds no WordPress: there is no wp-settings.php in it.`
		);
	} );
} );
