import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const product = globSync( [
	'src/plugin/**/*.php',
	'{extensions,shared}/**/server/**/*.php',
] )
	.filter( ( file ) => ! /(?:^|\/)tests\//.test( file ) )
	.sort();

/** Files that may query the database directly: the database layer itself, and the code that creates its tables. */
const LAYER = [
	'src/plugin/includes/records/class-database.php',
	'src/plugin/includes/records/class-tables.php',
];

const filesWith = ( pattern: RegExp ) =>
	product.filter( ( file ) => pattern.test( readFileSync( file, 'utf8' ) ) );

describe( 'the plugin', () => {
	it( 'queries the database only through the class Database, which distinguishes errors from empty results', () => {
		expect(
			filesWith( /\$wpdb\b/ ).filter(
				( file ) => ! LAYER.includes( file )
			)
		).toEqual( [] );
	} );

	it( 'runs daily and hourly jobs only through Queue, which catches each job’s exceptions', () => {
		expect(
			filesWith( /add_action\(\s*Queue::(?:DAILY|HOURLY)_EVENT/ )
		).toEqual( [ 'src/plugin/includes/hooks.php' ] );
	} );
} );
