import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canRunWpCli, createPost, expect, php, test, wp } from '#e2e';

test.skip( ! canRunWpCli(), 'WP-CLI needs PHP itself.' );

const PROOF = 'Agreed on the order form of our old shop in 2025.';

const subscribers = ( ...words: string[] ) =>
	wp( [ 'dovetail', 'subscribers', ...words ] );
const mailings = ( ...words: string[] ) =>
	wp( [ 'dovetail', 'mailings', ...words ] );

const stored = () =>
	php< Record< string, string > >(
		`return (object) array_column( \\Dovetail\\Plugin\\Database::rows( 'SELECT email, status FROM {subscribers} ORDER BY id' ), 'status', 'email' );`
	);

test.afterEach( () =>
	php(
		`foreach ( array( 'subscribers', 'subscriber_words', 'import_lines', 'mailings', 'mail_failures', 'unsubscribes' ) as $table ) {
			\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {{$table}}" );
		}
		\\Dovetail\\Subscriptions\\Mail_Post::end_all();
		delete_option( 'dovetail_blocks_import_subscribers' );
		delete_transient( 'dovetail_blocks_counts_subscribers' );
		\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {options} WHERE option_name LIKE 'dovetail_blocks_left_%'" );
		return true;`
	)
);

test( 'the command “wp dovetail subscribers” adds, lists, exports and removes people', async () => {
	const added = await subscribers(
		...[ 'add', 'anna@example.org', `--consent=${ PROOF }` ],
		...[ '--confirmed', '--user=admin' ]
	);
	expect( added.stdout ).toBe( 'Success: anna@example.org is subscribed.\n' );
	const again = await subscribers(
		...[ 'add', 'Anna@example.org', `--consent=${ PROOF }`, '--confirmed' ]
	);
	expect( again ).toMatchObject( {
		code: 0,
		stderr: 'Warning: Anna@example.org is subscribed already. Nothing was changed.\n',
	} );
	const list = await subscribers(
		...[ 'list', '--fields=email,status,consent', '--format=json' ]
	);
	expect( JSON.parse( list.stdout ) ).toEqual( [
		{
			email: 'anna@example.org',
			status: 'active',
			consent: expect.stringMatching(
				/^Agreed on the order form of our old shop in 2025\. Recorded by \S+\.$/
			),
		},
	] );
	const file = await subscribers( 'export', '--status=active' );
	expect( file.stdout.split( '\r\n' )[ 1 ] ).toMatch(
		/^"anna@example\.org","Subscribed","","","[^"]+ UTC",/
	);
	const none = await subscribers(
		'list',
		'--status=pending',
		'--format=count'
	);
	expect( none.stdout ).toBe( '0\n' );
	const removed = await subscribers(
		...[ 'remove', 'ANNA@example.org', '--yes' ]
	);
	expect( removed.stdout ).toBe( 'Success: Deleted 1 subscriber.\n' );
	expect( await stored() ).toEqual( {} );
} );

test( 'the command “wp dovetail subscribers add” reports an error if it may not send another confirmation email', async () => {
	const email = `carl-${ Date.now() }@example.org`;
	const words = [ 'add', email, `--consent=${ PROOF }` ];
	const asked = await subscribers( ...words );
	expect( asked.stdout ).toContain( `We sent an email to ${ email }.` );
	expect( await subscribers( ...words ) ).toMatchObject( {
		code: 1,
		stdout: '',
		stderr: `Error: ${ email } was not asked again. A confirmation can be sent once an hour, up to three times in seven days.\n`,
	} );
} );

test( 'the command “wp dovetail subscribers” rejects invalid arguments, and changes nothing', async () => {
	await subscribers(
		...[ 'add', 'anna@example.org', `--consent=${ PROOF }`, '--confirmed' ]
	);
	for ( const [ words, sentence ] of [
		[
			[ 'add', 'anna', `--consent=${ PROOF }` ],
			'"anna" is not an email address. Nothing was stored.',
		],
		[
			[ 'add', 'ben@example.org', '--consent=yes' ],
			'Describe what these people agreed to, how and when.',
		],
		[ [ 'add', 'ben@example.org' ], 'missing --consent parameter' ],
		[
			[ 'remove', 'anna@example.org', '999999', '--yes' ],
			'There is no subscriber "999999". Nothing was changed.',
		],
		[
			[ 'remove', 'ben@example.org', '--yes' ],
			'There is no subscriber "ben@example.org". Nothing was changed.',
		],
		[ [ 'list', '--status=happy' ], 'There is no status "happy".' ],
		[
			[ 'import', '/no/such/list.csv', `--proof=${ PROOF }` ],
			'The file "/no/such/list.csv" cannot be read.',
		],
		[
			[ 'list', '--user=editor' ],
			'The user "editor" is not allowed to run this command.',
		],
		[
			[ 'remove', 'anna@example.org', '--yes', '--user=editor' ],
			'The user "editor" is not allowed to run this command.',
		],
	] as const ) {
		const ended = await subscribers( ...words );
		expect( ended.code, words.join( ' ' ) ).toBe( 1 );
		expect( ended.stderr ).toContain( sentence );
	}
	expect( await stored() ).toEqual( { 'anna@example.org': 'active' } );
} );

test( 'the command “wp dovetail subscribers import” previews a file, asks for confirmation, and imports the file', async () => {
	const file = join( tmpdir(), `list-${ process.pid }.csv` );
	writeFileSync(
		file,
		'Email,Status\nanna@example.org,subscribed\nben@example.org,unsubscribed\nno address,subscribed\n'
	);
	const words = [
		...[ 'import', file, `--proof=${ PROOF }`, '--mode=confirmed' ],
	];
	try {
		const dry = await subscribers( ...words, '--dry-run' );
		expect( dry ).toMatchObject( {
			code: 0,
			stdout: 'new: 1\nremembered: 1\ninvalid: 1\nSuccess: Nothing was imported.\n',
		} );
		const no = await wp( [ 'dovetail', 'subscribers', ...words ], {
			input: 'n\n',
		} );
		expect( no.code ).toBe( 0 );
		expect( no.stdout ).toMatch( /all of them agreed.* \[y\/n\] $/ );
		expect( await stored() ).toEqual( {} );
		const done = await subscribers( ...words, '--yes' );
		expect( done.stdout ).toContain(
			'added: 1\nremembered: 1\nSuccess: The import is done.\n'
		);
		expect( await stored() ).toEqual( { 'anna@example.org': 'active' } );
		// Failed addresses block the next import until the owner presses a button on the screen.
		await php(
			`return update_option( 'dovetail_blocks_import_subscribers', array( 'failed' => 1 ) + get_option( 'dovetail_blocks_import_subscribers' ) );`
		);
		expect( ( await subscribers( ...words, '--yes' ) ).stderr ).toContain(
			'Download them if you need them, then press "Import another list" under'
		);
		// An import does not add people who have unsubscribed.
		for ( const options of [ [], [ '--confirmed' ] ] ) {
			const left = await subscribers(
				...[ 'add', 'ben@example.org', `--consent=${ PROOF }` ],
				...options
			);
			expect( left.code ).toBe( 1 );
			expect( left.stderr ).toContain(
				'was not added because this person'
			);
		}
	} finally {
		rmSync( file );
	}
} );

test( 'the command “wp dovetail mailings” lists, stops and resumes the emails about a post', async () => {
	const post = await createPost( { content: '', title: 'News' } );
	const left = await createPost( { content: '', title: 'Old' } );
	await php(
		`\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {mailings}' );
		\\Dovetail\\Subscriptions\\Mailing::begin( $input[0], 'running', time() );
		\\Dovetail\\Subscriptions\\Mailing::begin( $input[1], 'left-out', time() );
		return true;`,
		[ post, left ]
	);
	const list = await mailings( 'list' );
	expect( list.stdout ).toBe(
		`post\ttitle\tstate\tsent\tfailed\tleft\n${ post }\tNews\trunning\t0\t0\t0\n`
	);
	const stopped = await mailings( 'stop', `${ post }` );
	expect( stopped.stdout ).toBe( 'Success: Stopped 1 mailing.\n' );
	const twice = await mailings( 'stop', `${ post }` );
	expect( twice ).toMatchObject( {
		code: 1,
		stderr: `Error: Post ${ post } is not being sent. Nothing was changed.\n`,
	} );
	const ids = await mailings( 'list', '--state=stopped', '--format=ids' );
	expect( ids.stdout ).toBe( `${ post }\n` );
	const resumed = await mailings( 'resume', `${ post }`, '--yes' );
	expect( resumed.stdout ).toBe( 'Success: Resumed 1 mailing.\n' );
	for ( const [ id, sentence ] of [
		[ `${ left }`, 'was published without emails' ],
		[ '999999', 'There is no mailing about post 999999.' ],
		[ 'News', '"News" is not an ID.' ],
	] as const ) {
		const ended = await mailings( 'resume', id, '--yes' );
		expect( ended.code ).toBe( 1 );
		expect( ended.stderr ).toContain( sentence );
	}
	const refused = await mailings( 'stop', `${ post }`, '--user=editor' );
	expect( refused.code ).toBe( 1 );
	expect( refused.stderr ).toContain( 'The user "editor" is not allowed' );
} );

test( 'the command “wp dovetail mailings” lists mails without a post, with the number of people who unsubscribed', async () => {
	const mail = await php< number >(
		`\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {mailings}' );
		\\Dovetail\\Subscriptions\\Subscribers::add( 'anna@example.org', 'Yes.', 0, true );
		$mail = wp_insert_post( array( 'post_type' => 'dovetail_mail', 'post_title' => 'New hours', 'post_content' => 'At six.', 'post_status' => 'publish' ) );
		$bob = \\Dovetail\\Subscriptions\\Subscribers::add( 'bob@example.org', 'Yes.', 0, true );
		\\Dovetail\\Plugin\\Database::transaction( static fn() => \\Dovetail\\Subscriptions\\Unsubscribes::remove( $bob, $mail ) );
		return $mail;`
	);
	const list = await mailings(
		'list',
		'--fields=post,title,state,unsubscribed'
	);
	expect( list.stdout ).toBe(
		`post\ttitle\tstate\tunsubscribed\n${ mail }\tNew hours\trunning\t1\n`
	);
	const days = await subscribers( 'unsubscribed', '--format=csv' );
	expect( days.stdout ).toMatch(
		/^"day","number"\r\n"\d{4}-\d\d-\d\d","1"\r\n$/
	);
} );
