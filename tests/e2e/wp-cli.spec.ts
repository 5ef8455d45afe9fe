import { canRunWpCli, expect, php, test, wp } from './support';

test.skip( ! canRunWpCli(), 'WP-CLI needs PHP itself.' );

test( '“wp dovetail” lists the plugin’s commands, including those of blocks', async () => {
	const { code, stdout } = await wp( [ 'dovetail' ] );
	expect( code ).toBe( 0 );
	expect(
		[ ...stdout.matchAll( /wp dovetail (\S+)/g ) ].map(
			( [ , name ] ) => name
		)
	).toEqual( [
		'blocks',
		'cache',
		'connections',
		'entries',
		'mailings',
		'payments',
		'queue',
		'status',
		'subscribers',
	] );
} );

test( 'every “wp dovetail” command has a help text with an example', async () => {
	const { stdout } = await wp( [
		'eval',
		`$walk = static function ( $command, $name ) use ( &$walk ) {
			$leaves = array();
			foreach ( $command->get_subcommands() as $word => $below ) {
				array_push( $leaves, ...$walk( $below, "$name $word" ) );
			}
			return $leaves ? $leaves : array( array( 'name' => $name, 'description' => $command->get_shortdesc(), 'help' => $command->get_longdesc() ) );
		};
		echo wp_json_encode( $walk( WP_CLI::get_root_command()->get_subcommands()['dovetail'], 'wp dovetail' ) );`,
	] );
	const ours = JSON.parse( stdout ) as {
		name: string;
		description: string;
		help: string;
	}[];
	expect( ours.length ).toBeGreaterThan( 9 );
	for ( const { name, description, help } of ours ) {
		expect( description, name ).not.toBe( '' );
		expect( help, name ).toContain( '## EXAMPLES' );
		expect( help, name ).toContain( `$ ${ name }` );
	}
} );

test( '“wp dovetail status” shows what works, and exits with 1 if the database accepts no records', async () => {
	const good = await wp( [ 'dovetail', 'status', '--format=json' ] );
	expect( good.code ).toBe( 0 );
	const rows = JSON.parse( good.stdout ) as Record< string, string >[];
	expect( rows.map( ( { check } ) => check ) ).toEqual( [
		'version',
		'tables',
		'jobs',
		'webhooks',
		'blocks',
		'connections',
		'queue',
		'deliveries',
	] );
	await php(
		`update_option( 'dovetail_blocks_lost_tables', array( 'entries' => time() ) ); return true;`
	);
	const bad = await wp( [ 'dovetail', 'status' ] );
	await php( `delete_option( 'dovetail_blocks_lost_tables' ); return true;` );
	expect( bad.code ).toBe( 1 );
	expect( bad.stdout ).toContain( 'tables\terror\tTables were missing' );
} );

test( '“wp dovetail blocks list” says why a block is not available', async () => {
	const { slug, title } = await php< { slug: string; title: string } >(
		`$slug = array_key_first( array_intersect_key( wp_list_filter( \\Dovetail\\Plugin\\Availability::rows(), array( 'parent' => null, 'list' => 'production' ) ), \\Dovetail\\Plugin\\Block_Strings::all() ) );
		update_option( 'dovetail_blocks_settings', array( 'on' => array( $slug => '0' ) ) );
		return array( 'slug' => $slug, 'title' => \\Dovetail\\Plugin\\Block_Strings::all()[ $slug ]['title'] );`
	);
	const { stdout } = await wp( [
		...[ 'dovetail', 'blocks', 'list', '--no-available' ],
		...[ '--fields=slug,title,reason', '--format=csv' ],
	] );
	await php( `delete_option( 'dovetail_blocks_settings' ); return true;` );
	expect( stdout.split( '\r\n' ) ).toContain(
		`"${ slug }","${ title }","switched_off"`
	);
	expect( stdout ).not.toMatch( /,""\r\n/ );
} );

test( '“wp dovetail connections list” shows no key, and “connections check” fails for an unconnected service', async () => {
	const [ id = '', other = '' ] = await php< string[] >(
		`$ids = array_keys( wp_list_filter( \\Dovetail\\Connections\\Connections::all(), array( 'method' => 'api_key' ) ) );
		$ids = array_values( array_filter( $ids, static fn( $id ) => ! \\Dovetail\\Connections\\Connections::is_connected( $id ) ) );
		update_option( \\Dovetail\\Connections\\Connections::option_name( $ids[0] ), 'secret-key' );
		return $ids;`
	);
	const list = await wp( [
		...[ 'dovetail', 'connections', 'list', '--format=json' ],
		'--fields=id,connected,name,method,source,checked,result,answered,failed,failure',
	] );
	expect( list.stdout ).toContain( `"id":"${ id }","connected":true` );
	expect( list.stdout ).toContain( `"id":"${ other }","connected":false` );
	expect( list.stdout ).not.toContain( 'secret-key' );
	const missing = await wp( [ 'dovetail', 'connections', 'check', other ] );
	expect( missing.code ).toBe( 1 );
	expect( missing.stderr ).toMatch( /^Warning: .+: Not connected\.\n$/ );
	const unknown = await wp( [ 'dovetail', 'connections', 'check', 'fax' ] );
	expect( unknown.code ).toBe( 1 );
	expect( unknown.stderr ).toContain( 'There is no connection "fax".' );
	await php(
		`delete_option( \\Dovetail\\Connections\\Connections::option_name( $input ) ); return true;`,
		id
	);
} );

test( '“wp dovetail queue run” runs due jobs, and “queue list” shows waiting jobs', async () => {
	await php(
		`\\Dovetail\\Plugin\\Queue::push( 'dovetail_blocks_mail_post', array( 987654 ) ); return true;`
	);
	const waiting = await wp( [
		...[ 'dovetail', 'queue', 'list', '--fields=job,arguments' ],
	] );
	expect( waiting.stdout ).toContain( 'dovetail_blocks_mail_post\t[987654]' );
	const ran = await wp( [
		...[ 'dovetail', 'queue', 'run', 'dovetail_blocks_mail_post' ],
	] );
	expect( ran ).toMatchObject( { code: 0, stdout: 'Success: Ran 1 job.\n' } );
	const after = await wp( [ 'dovetail', 'queue', 'list' ] );
	expect( after.stdout ).not.toContain( '987654' );
	const unknown = await wp( [ 'dovetail', 'queue', 'run', 'coffee' ] );
	expect( unknown.code ).toBe( 1 );
	expect( unknown.stderr ).toContain( 'There is no job "coffee".' );
} );

test( '“wp dovetail cache clear” deletes only cached items of the plugin', async () => {
	await php(
		`set_transient( 'dovetail_blocks_podcast_e2e', array( 'checked' => 1 ), 600 );
		set_transient( 'e2e_of_others', 'kept', 600 );
		return true;`
	);
	const { code, stdout, stderr } = await wp( [
		...[ 'dovetail', 'cache', 'clear' ],
	] );
	const left = await php< unknown[] >(
		`wp_cache_flush_runtime(); return array( get_transient( 'dovetail_blocks_podcast_e2e' ), get_transient( 'e2e_of_others' ), wp_using_ext_object_cache() );`
	);
	await php( `delete_transient( 'e2e_of_others' ); return true;` );
	if ( left[ 2 ] ) {
		expect( code ).toBe( 1 );
		expect( stderr ).toContain( 'Run "wp cache flush"' );
		return;
	}
	expect( stdout ).toMatch( /^Success: Deleted \d+ cached items?\.\n$/ );
	expect( left.slice( 0, 2 ) ).toEqual( [ false, 'kept' ] );
} );

test.describe( 'options of WP-CLI commands', () => {
	for ( const [ user, command, sentence ] of [
		[ 'author', 'status', 'The user "author" is not allowed to' ],
		[ 'editor', 'connections list', 'The user "editor" is not allowed to' ],
		[ 'editor', 'cache clear', 'The user "editor" is not allowed to' ],
		[ 'editor', 'queue run', 'The user "editor" is not allowed to' ],
	] as const ) {
		test( `the option --user=${ user } is rejected by “wp dovetail ${ command }”`, async () => {
			const { code, stdout, stderr } = await wp( [
				...[ 'dovetail', ...command.split( ' ' ) ],
				`--user=${ user }`,
			] );
			expect( [ code, stdout ] ).toEqual( [ 1, '' ] );
			expect( stderr ).toContain( sentence );
			expect( stderr ).toContain( 'Choose another user with --user.' );
		} );
	}

	test( 'the option --user with a subscriber’s name is rejected by every command', async () => {
		const user = await php< number >(
			`return wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ) );`
		);
		const { stdout } = await wp( [
			'eval',
			`$walk = static function ( $command, $name ) use ( &$walk ) {
				if ( $command->get_subcommands() ) {
					$answers = array();
					foreach ( $command->get_subcommands() as $word => $below ) {
						$answers += $walk( $below, "$name $word" );
					}
					return $answers;
				}
				$words = array_map(
					static fn( $part ) => array( 'positional' => '1', 'assoc' => "--{$part['name']}=words" )[ $part['type'] ],
					wp_list_filter( WP_CLI\\SynopsisParser::parse( $command->get_synopsis() ), array( 'optional' => false ) )
				);
				return array( $name => WP_CLI::runcommand( implode( ' ', array( $name, ...$words ) ), array( 'launch' => false, 'exit_error' => false, 'return' => 'all' ) ) );
			};
			echo wp_json_encode( $walk( WP_CLI::get_root_command()->get_subcommands()['dovetail'], 'dovetail' ) );`,
			'--user=reader',
		] );
		await php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( $input );`,
			user
		);
		const answers = Object.entries(
			JSON.parse( stdout ) as Record< string, object >
		);
		expect( answers.length ).toBeGreaterThan( 15 );
		for ( const [ command, answer ] of answers ) {
			expect( answer, command ).toMatchObject( {
				return_code: 1,
				stdout: '',
				stderr: 'Error: The user "reader" is not allowed to run this command. Choose another user with --user.',
			} );
		}
	} );

	test( 'an unknown field or format makes “wp dovetail blocks list” exit with 1', async () => {
		const field = await wp( [
			...[ 'dovetail', 'blocks', 'list', '--fields=slug,color' ],
		] );
		expect( field.code ).toBe( 1 );
		expect( field.stderr ).toContain(
			'There is no field "color". Choose among these: slug, title,'
		);
		const format = await wp( [
			...[ 'dovetail', 'blocks', 'list', '--format=xml' ],
		] );
		expect( format.code ).toBe( 1 );
		expect( format.stderr ).toContain(
			`Invalid value specified for 'format'`
		);
	} );

	test( 'every format shows the same blocks', async () => {
		const list = ( ...options: string[] ) =>
			wp( [ 'dovetail', 'blocks', 'list', ...options ] ).then(
				( { stdout } ) => stdout.trimEnd()
			);
		const slugs = ( await list( '--format=ids' ) ).split( ' ' );
		expect( slugs.length ).toBeGreaterThan( 25 );
		expect( await list( '--format=count' ) ).toBe( `${ slugs.length }` );
		expect(
			JSON.parse( await list( '--field=slug', '--format=json' ) )
		).toEqual( slugs );
		expect( ( await list( '--field=slug' ) ).split( '\n' ) ).toEqual(
			slugs
		);
		expect(
			( await list( '--format=csv', '--fields=slug' ) )
				.split( '\r\n' )
				.slice( 1 )
		).toEqual( slugs.map( ( slug ) => `"${ slug }"` ) );
		expect(
			( await list( '--fields=slug' ) ).split( '\n' ).slice( 1 )
		).toEqual( slugs );
	} );
} );
