import { expect, php, siteUrl, test } from '#e2e';
import { IMPORT, startAnew, subscribers } from './support';

const SECOND = 'second-importer';

const SCREEN = '/wp-admin/admin.php?import=dovetail-subscribers';

const deleteSecond = () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = get_user_by( 'login', $input );
		return $user && wp_delete_user( $user->ID );`,
		SECOND
	);

test.beforeEach( startAnew );

test.beforeAll( async () => {
	await deleteSecond();
	await php(
		`wp_insert_user( array( 'user_login' => $input, 'user_pass' => wp_generate_password(), 'display_name' => 'Grace Two', 'role' => 'administrator' ) );`,
		SECOND
	);
} );

test.afterAll( async () => {
	await startAnew();
	await deleteSecond();
} );

type Answer = { status: number; text: string };

async function importer( login: string ) {
	const cookie = await php< string >(
		`$id      = get_user_by( 'login', $input )->ID;
		$end     = time() + HOUR_IN_SECONDS;
		$session = WP_Session_Tokens::get_instance( $id )->create( $end );
		return AUTH_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $id, $end, 'auth', $session ) ) . '; ' . LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $id, $end, 'logged_in', $session ) );`,
		login
	);
	const request = async (
		url: string,
		body?: FormData
	): Promise< Answer > => {
		const form = body && new Response( body );
		const response = await fetch( new URL( url, siteUrl() ), {
			method: form ? 'POST' : 'GET',
			headers: {
				cookie,
				...Object.fromEntries( form?.headers.entries() ?? [] ),
			},
			// Without a selected file, browsers send an empty file name, but Node omits the field.
			body: ( await form?.text() )?.replace(
				/name="file"(?=\r\n)/,
				'name="file"; filename=""'
			),
		} );
		return {
			status: response.status,
			text: plain( await response.text() ),
		};
	};
	/** Returns a function that submits the form with the given text, so that tests can submit an outdated form. */
	const form = async ( label: string ) => {
		const { text } = await request( SCREEN );
		const html =
			text
				.match( /<form[^]*?<\/form>/g )
				?.find( ( candidate ) => candidate.includes( label ) ) ?? '';
		const action = attribute( html, 'action' );
		return ( more: Record< string, string | File > = {} ) => {
			const body = new FormData();
			for ( const [ input ] of html.matchAll(
				/<input type="hidden"[^>]*>/g
			) ) {
				body.set(
					attribute( input, 'name' ),
					attribute( input, 'value' )
				);
			}
			for ( const [ name, value ] of Object.entries( more ) ) {
				body.set( name, value );
			}
			return request( action, body );
		};
	};
	return {
		request,
		form,
		screen: async () => ( await request( SCREEN ) ).text,
		upload: async ( emails: string, mode = 'ask' ) =>
			( await form( 'Review list' ) )( {
				file: new File( [ emails ], 'people.csv' ),
				mode,
				...PROOF,
			} ),
	};
}

const PROOF = { how: 'By a paper form.', when: 'May 2024', sure: '1' };

const plain = ( html: string ) =>
	html.replaceAll( '&#8217;', '’' ).replaceAll( '&#038;', '&' );

const attribute = ( tag: string, name: string ) =>
	new RegExp( `\\b${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? '';

const stored = () =>
	php(
		`${ IMPORT }
		$import = $class::get();
		return $import ? array( $import['state'], $import['mode'], $lines() ) : null;`
	);

test( 'an administrator’s buttons have no effect on a list that another administrator uploaded later', async () => {
	const first = await importer( 'admin' );
	const second = await importer( SECOND );
	await first.upload( 'ada@example.com' );
	const [ start, discard ] = await Promise.all( [
		first.form( 'Import 1 subscriber' ),
		first.form( 'Discard list' ),
	] );
	await (
		await second.form( 'Discard list' )
	)();
	await second.upload( 'bob@example.com', 'confirmed' );
	const others = [ 'draft', 'confirmed', [ '+bob@example.com' ] ];
	expect( await stored() ).toEqual( others );

	const answer = await start();
	expect( await stored() ).toEqual( others );
	expect( answer.status ).toBe( 409 );
	expect( answer.text ).toContain(
		'The import was not started because this list was imported, discarded or replaced in the meantime. Check your subscribers before you upload it again.'
	);
	expect( ( await discard() ).text ).toContain( 'Import 1 subscriber' );
	expect( await stored() ).toEqual( others );

	const ownStart = await second.form( 'Import 1 subscriber' );
	for ( const { status, text } of [ await ownStart(), await ownStart() ] ) {
		expect( status ).toBe( 200 );
		expect( text ).toContain( 'Import in progress' );
	}
	expect( await stored() ).toEqual( [ 'running', ...others.slice( 1 ) ] );
	await discard();
	await start();
	expect( await stored() ).toEqual( [ 'running', ...others.slice( 1 ) ] );
	await (
		await second.form( 'Stop' )
	)();
	expect( await stored() ).toBeNull();
	expect( await subscribers() ).toEqual( [] );
} );

test( 'a list under review shows who uploaded it and when, and other uploads do not replace it', async () => {
	const first = await importer( 'admin' );
	const second = await importer( SECOND );
	const empty = await first.form( 'Review list' );
	await second.upload( 'ada@example.com' );
	const when = await php< string >(
		`return wp_date( get_option( 'date_format' ) );`
	);
	expect( await first.screen() ).toMatch(
		new RegExp( `Uploaded by Grace Two on ${ when } \\d+:\\d\\d [ap]m\\.` )
	);
	// Send a form that was opened before the import started.
	const late = await empty( {
		file: new File( [ 'bob@example.com' ], 'people.csv' ),
		mode: 'confirmed',
		...PROOF,
	} );
	expect( late.status ).toBe( 409 );
	expect( late.text ).toMatch(
		/Your list was not stored because the list that Grace Two uploaded on .+ is not finished\. Import or discard that list first, then upload yours again\./
	);
	expect( await stored() ).toEqual( [
		'draft',
		'ask',
		[ '+ada@example.com' ],
	] );
	const again = await php(
		`${ IMPORT }
		wp_set_current_user( get_user_by( 'login', $input )->ID );
		return array( $draft( 'cy@example.com' ), $lines(), $class::start( $class::get()['id'] ), $draft( 'cy@example.com', 'ask' ) );`,
		SECOND
	);
	expect( again ).toEqual( [ true, [ '+cy@example.com' ], true, false ] );
	expect( await first.screen() ).toContain( 'Uploaded by Grace' );
} );

test( 'failed addresses stay until an administrator presses “Import another list”, as the error says', async () => {
	const { form, upload } = await importer( 'admin' );
	const empty = await form( 'Review list' );
	await upload( 'ada@example.com' );
	await php(
		`${ IMPORT }
		return update_option( $class::OPTION, array( 'state' => 'done', 'failed' => 1 ) + $class::get() );`
	);
	// Send a form that was opened before the import.
	const late = await empty( {
		file: new File( [ 'bob@example.com' ], 'people.csv' ),
		mode: 'ask',
		...PROOF,
	} );
	expect( late.status ).toBe( 409 );
	expect( late.text ).toContain(
		'Download them if you need them, then press “Import another list” and upload yours again.'
	);
	await (
		await form( 'Import another list' )
	)();
	await upload( 'bob@example.com' );
	expect( await stored() ).toEqual( [
		'draft',
		'ask',
		[ '+bob@example.com' ],
	] );
} );

test( 'an incomplete upload is not imported, and can be discarded', async () => {
	const first = await importer( 'admin' );
	await first.upload( 'ada@example.com' );
	const start = await first.form( 'Import 1 subscriber' );
	await php(
		`${ IMPORT }
		return update_option( $class::OPTION, array( 'state' => 'reading' ) + $class::get() );`
	);
	expect( ( await start() ).status ).toBe( 409 );
	expect( await first.screen() ).toContain( 'The file is being read.' );
	await (
		await first.form( 'Discard list' )
	)();
	expect( await stored() ).toBeNull();
	expect( await first.screen() ).toContain( 'Review list' );
} );

test( 'an upload above PHP’s limits shows the maximum size and instructions', async () => {
	const limits = await php< { file: number; post: number } >(
		`return array( 'file' => wp_convert_hr_to_bytes( ini_get( 'upload_max_filesize' ) ), 'post' => wp_convert_hr_to_bytes( ini_get( 'post_max_size' ) ) );`
	);
	// Use a small limit, so that a test can exceed it.
	expect( limits.post ).toBeLessThan( 50_000_000 );
	expect( limits.file ).toBeLessThan( limits.post );
	const { upload, request, form } = await importer( 'admin' );
	const allowed = await php< string >(
		`return size_format( \\Dovetail\\Subscriptions\\Import_Upload::limit() );`
	);
	const tooLarge = `This file is too large. The limit is ${ allowed }. Split it and import the parts one by one.`;
	const lost =
		'The text you entered was not received either. Go back: most browsers still have it in the form.';
	for ( const [ size, isLost ] of [
		[ limits.post + 1, true ],
		[ limits.file + 1, false ],
	] as const ) {
		const { status, text } = await upload( 'x'.repeat( size ) );
		expect( text ).toContain( tooLarge );
		expect( text.includes( lost ) ).toBe( isLost );
		// If the text arrived, the form shows it again below the error.
		expect( text.includes( '>By a paper form.</textarea>' ) ).toBe(
			! isLost
		);
		expect( text.includes( 'javascript:history.back()' ) ).toBe( isLost );
		expect( status ).toBe( isLost ? 413 : 200 );
	}
	// A request with an empty body and no nonce is not treated as too large.
	const action = `/wp-admin/admin-post.php?action=dovetail_blocks_import`;
	expect( ( await request( action, new FormData() ) ).text ).not.toContain(
		tooLarge
	);
	const none = await (
		await form( 'Review list' )
	)( {
		file: new File( [], '' ),
		mode: 'ask',
		...PROOF,
	} );
	expect( none.text ).toContain(
		'No file was uploaded. Choose a file and try again.'
	);
	expect( none.text ).toContain( '>By a paper form.</textarea>' );
	expect( await stored() ).toBeNull();
} );
