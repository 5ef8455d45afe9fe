import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canRunWpCli, createPost, expect, php, test, wp } from '#e2e';

test.skip( ! canRunWpCli(), 'WP-CLI needs PHP itself.' );

const entries = ( ...words: string[] ) =>
	wp( [ 'dovetail', 'entries', ...words ] );

const store = ( source: number, names: readonly string[] ) =>
	php< number[] >(
		`return array_map( static fn( $name ) => \\Dovetail\\Contact_Form\\Entries::add(
			wp_generate_uuid4(),
			$input['source'],
			array( 'form' => '', 'subject' => 'Bread', 'to' => array(), 'page' => home_url(), 'answers' => array(
				array( 'key' => 'a', 'type' => 'name', 'label' => 'Name', 'value' => $name ),
				array( 'key' => 'b', 'type' => 'email', 'label' => 'Email', 'value' => 'anna@example.org' ),
				array( 'key' => 'c', 'type' => 'textarea', 'label' => 'Message', 'value' => "Two loaves,\\nplease." ),
			) )
		), $input['names'] );`,
		{ source, names }
	);

let post = 0;

const deleteAll = () =>
	php(
		`\\Dovetail\\Contact_Form\\Entries::delete_all( 'id > 0', array() ); return true;`
	);

test.beforeEach( async () => {
	// Other tests on the same site may have left entries.
	await deleteAll();
	post = await createPost( { content: '', title: 'Order bread' } );
} );

test.afterEach( deleteAll );

test( '“wp dovetail entries list” and “get” show entries with their answers, but leave the entries unread', async () => {
	const [ anna = 0, ben = 0 ] = await store( post, [ 'Anna', '=BEN()' ] );
	const table = await entries( 'list', '--fields=id,sender,message,form' );
	expect( table.stdout ).toBe(
		[
			'id\tsender\tmessage\tform',
			`${ anna }\tAnna\tTwo loaves, please.\tOrder bread`,
			`${ ben }\t=BEN()\tTwo loaves, please.\tOrder bread\n`,
		].join( '\n' )
	);
	const csv = await entries( 'list', '--fields=sender', '--format=csv' );
	expect( csv.stdout ).toContain( `"'=BEN()"` );
	const one = await entries( 'get', `${ anna }`, '--format=json' );
	expect( JSON.parse( one.stdout ) ).toMatchObject( {
		id: anna,
		state: 'inbox',
		read: false,
		form: 'Order bread',
		answers: [
			{ label: 'Name', type: 'name', value: 'Anna' },
			{ label: 'Email', type: 'email', value: 'anna@example.org' },
			{
				label: 'Message',
				type: 'textarea',
				value: 'Two loaves,\nplease.',
			},
		],
	} );
	const unread = await entries( 'list', '--view=unread', '--format=ids' );
	expect( unread.stdout ).toBe( `${ anna } ${ ben }\n` );
	const found = await entries( 'list', '--search=ann', '--format=count' );
	expect( found.stdout ).toBe( '2\n' );
	const other = await entries( 'list', '--form=0', '--format=count' );
	expect( other.stdout ).toBe( '0\n' );
} );

test( '“wp dovetail entries delete” moves entries to the trash after confirmation, or deletes them permanently with --force', async () => {
	const [ anna = 0, ben = 0 ] = await store( post, [ 'Anna', 'Ben' ] );
	const ids = [ `${ anna }`, `${ ben }` ];
	const no = await wp( [ 'dovetail', 'entries', 'delete', ...ids ], {
		input: 'n\n',
	} );
	expect( no ).toMatchObject( {
		code: 0,
		stdout: 'Move 2 entries to the trash? [y/n] ',
	} );
	expect( ( await entries( 'list', '--format=count' ) ).stdout ).toBe(
		'2\n'
	);
	const moved = await entries( 'delete', ...ids, '--yes' );
	expect( moved.stdout ).toBe( 'Success: Moved 2 entries to the trash.\n' );
	const trash = await entries( 'list', '--view=trash', '--format=ids' );
	expect( trash.stdout ).toBe( `${ ids.join( ' ' ) }\n` );
	const deleted = await entries( 'delete', ...ids, '--force', '--yes' );
	expect( deleted.stdout ).toBe( 'Success: Deleted 2 entries.\n' );
	expect(
		( await entries( 'list', '--view=trash', '--format=count' ) ).stdout
	).toBe( '0\n' );
} );

test( '“wp dovetail entries” changes nothing if one ID is unknown or not a number', async () => {
	const [ anna = 0 ] = await store( post, [ 'Anna' ] );
	for ( const [ wrong, sentence ] of [
		[ '999999999', 'There is no entry 999999999. Nothing was changed.' ],
		[ 'first', '"first" is not an ID. Nothing was changed.' ],
		[ '1 OR 1=1', '"1 OR 1=1" is not an ID. Nothing was changed.' ],
	] as const ) {
		const ended = await entries( 'delete', `${ anna }`, wrong, '--yes' );
		expect( ended ).toMatchObject( {
			code: 1,
			stderr: `Error: ${ sentence }\n`,
		} );
	}
	expect( ( await entries( 'get', '0' ) ).code ).toBe( 1 );
	const view = await entries( 'list', '--view=all' );
	expect( view.stderr ).toContain(
		'inbox, unread, read, not_replied, spam, trash'
	);
	const month = await entries( 'list', '--month=202613' );
	expect( month.stderr ).toContain( '"202613" is not a month.' );
	expect( ( await entries( 'list', '--format=count' ) ).stdout ).toBe(
		'1\n'
	);
} );

test( '“wp dovetail entries” with --user shows and deletes only entries that the user may read in wp-admin', async () => {
	const own = await createPost( {
		content: '',
		title: 'Of the author',
		author: 'author',
	} );
	const [ secret = 0 ] = await store( post, [ 'Anna' ] );
	const [ shown = 0 ] = await store( own, [ 'Ben' ] );
	const list = await entries( 'list', '--format=ids', '--user=author' );
	expect( list ).toMatchObject( { code: 0, stdout: `${ shown }\n` } );
	for ( const command of [ 'get', 'delete' ] ) {
		const ended = await entries( command, `${ secret }`, '--user=author' );
		expect( ended ).toMatchObject( {
			code: 1,
			stdout: '',
			stderr: `Error: The user "author" is not allowed to read entry ${ secret }. Choose another user with --user.\n`,
		} );
	}
	const none = await entries( 'list', '--user=contributor' );
	expect( none.code ).toBe( 1 );
	expect( none.stderr ).toContain( 'The user "contributor" is not allowed' );
	const all = await entries( 'list', '--format=count' );
	expect( all.stdout ).toBe( '2\n' );
} );

test( '“wp dovetail entries export” prints entries as CSV, or writes a file that only its owner can read', async () => {
	await store( post, [ 'Anna', 'Ben' ] );
	const printed = await entries( 'export' );
	expect( printed.stdout ).toMatch(
		/^\uFEFF"Sent","Form","Subject","Page","Name","Email","Message"\r\n/
	);
	expect( printed.stdout.split( '\r\n' ) ).toHaveLength( 4 );
	const file = join( tmpdir(), `entries-${ process.pid }.csv` );
	try {
		const first = await entries( 'export', file );
		expect( first.stdout ).toBe(
			`Success: Exported 2 rows to ${ file }.\n`
		);
		expect( readFileSync( file, 'utf8' ) ).toBe( printed.stdout );
		expect( statSync( file ).mode.toString( 8 ) ).toBe( '100600' );
		writeFileSync( file, 'of somebody else' );
		await wp( [ 'dovetail', 'entries', 'export', file ], { input: 'n\n' } );
		expect( readFileSync( file, 'utf8' ) ).toBe( 'of somebody else' );
		await entries( 'export', file, '--yes' );
		expect( readFileSync( file, 'utf8' ) ).toBe( printed.stdout );
	} finally {
		rmSync( file, { force: true } );
	}
	const nowhere = await entries( 'export', '/no/such/folder/entries.csv' );
	expect( nowhere.code ).toBe( 1 );
	expect( nowhere.stderr ).toContain( 'cannot be written' );
} );

test( '“wp dovetail entries” needs the same memory for 10,000 entries as for 1,000, and exits normally when the pipe is closed', async () => {
	const fill = ( from: number, to: number ) =>
		php(
			`$content = wp_json_encode( array( 'answers' => array( array( 'key' => 'a', 'type' => 'name', 'label' => 'Name', 'value' => str_repeat( 'Anna ', 20 ) ) ) ) );
			foreach ( array_chunk( range( $input['from'], $input['to'] ), 500 ) as $page ) {
				\\Dovetail\\Plugin\\Database::insert_rows( 'entries', array_map( static fn( $number ) => array( 'message' => "m$number", 'source' => $input['post'], 'sent' => $number, 'content' => $content ), $page ) );
			}
			return true;`,
			{ from, to, post }
		);
	const peak = async ( ...words: string[] ) => {
		const { code, stderr } = await entries(
			...words,
			`--exec=register_shutdown_function( static fn() => fwrite( STDERR, 'peak ' . memory_get_peak_usage() ) );`
		);
		expect( code ).toBe( 0 );
		return Number( /peak (\d+)/.exec( stderr )?.[ 1 ] );
	};
	const commands = [ 'table', 'csv', 'json' ]
		.map( ( format ) => [ 'list', `--format=${ format }` ] )
		.concat( [ [ 'export' ] ] );
	await fill( 1, 1000 );
	const few: number[] = [];
	for ( const words of commands ) {
		few.push( await peak( ...words ) );
	}
	await fill( 1001, 10_000 );
	for ( const [ index, words ] of commands.entries() ) {
		const grown = ( await peak( ...words ) ) - ( few[ index ] ?? 0 );
		expect( grown, words.join( ' ' ) ).toBeLessThan( 1_000_000 );
	}
	for ( const words of commands ) {
		const start = Date.now();
		const ended = await wp( [ 'dovetail', 'entries', ...words ], {
			bytes: 10,
		} );
		expect( { ...ended, stdout: '' }, words.join( ' ' ) ).toEqual( {
			code: 0,
			stdout: '',
			stderr: '',
		} );
		expect( Date.now() - start ).toBeLessThan( 30_000 );
	}
} );
