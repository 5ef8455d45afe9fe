import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyWordPress } from '../copy-wordpress';

let root = '';

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'copy-wordpress-' ) );
	write( 'wp/wp-settings.php', 'first' );
	write( 'wp/wp-includes/version.php', 'first' );
	write( 'wp/wp-config.php', 'of another site' );
	write( 'wp/wp-content/uploads/private.txt', 'of another site' );
	write( 'sqlite/db.copy', "<?php '{SQLITE_IMPLEMENTATION_FOLDER_PATH}';" );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

const at = ( path: string ) => join( root, path );
const read = ( path: string ) => readFileSync( at( path ), 'utf8' );
function write( path: string, content: string ): void {
	mkdirSync( dirname( at( path ) ), { recursive: true } );
	writeFileSync( at( path ), content );
}
const copy = ( origin = 'wp@1' ) =>
	copyWordPress(
		{ wordpress: at( 'wp' ), sqlite: at( 'sqlite' ), origin },
		at( 'site' )
	);

describe( 'copyWordPress', () => {
	it( 'combines WordPress, the overlay and the database drop-in', async () => {
		await copy();
		expect( read( 'site/wp-settings.php' ) ).toBe( 'first' );
		expect( read( 'site/wp-content/db.php' ) ).toBe(
			"<?php __DIR__ . '/mu-plugins/sqlite-database-integration';"
		);
		expect(
			existsSync(
				at( 'site/wp-content/mu-plugins/playground-network.php' )
			)
		).toBe( true );
	} );

	it( 'does not copy the source site’s configuration and uploads', async () => {
		await copy();
		expect( read( 'site/wp-config.php' ) ).toContain( 'embedded' );
		expect(
			existsSync( at( 'site/wp-content/uploads/private.txt' ) )
		).toBe( false );
		expect( read( 'wp/wp-config.php' ) ).toBe( 'of another site' );
	} );

	it( 'keeps posts and uploads when WordPress is updated', async () => {
		await copy();
		write( 'site/wp-content/database/.ht.sqlite', 'posts' );
		write( 'site/wp-content/uploads/mine.txt', 'mine' );
		write( 'wp/wp-settings.php', 'second' );
		rmSync( at( 'wp/wp-includes/version.php' ) );
		write( 'wp/wp-includes/other.php', 'second' );
		await copy( 'wp@2' );
		expect( read( 'site/wp-settings.php' ) ).toBe( 'second' );
		expect( existsSync( at( 'site/wp-includes/version.php' ) ) ).toBe(
			false
		);
		expect( read( 'site/wp-content/database/.ht.sqlite' ) ).toBe( 'posts' );
		expect( read( 'site/wp-content/uploads/mine.txt' ) ).toBe( 'mine' );
	} );

	it( 'copies a downloaded WordPress version only once, but a local folder every time', async () => {
		await copy();
		write( 'wp/wp-settings.php', 'second' );
		await copy();
		expect( read( 'site/wp-settings.php' ) ).toBe( 'first' );
		await copy( at( 'wp' ) );
		write( 'wp/wp-settings.php', 'third' );
		await copy( at( 'wp' ) );
		expect( read( 'site/wp-settings.php' ) ).toBe( 'third' );
	} );
} );
