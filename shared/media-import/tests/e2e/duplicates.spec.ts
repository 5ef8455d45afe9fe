import { createPost, expect, php, test } from '#e2e';
import {
	bytesOf,
	closeServers,
	forget,
	leftBehind,
	serve,
	take,
} from './support';

test.beforeEach( forget );

test.afterEach( async ( { troubles } ) => {
	closeServers();
	await forget();
	expect( await leftBehind() ).toEqual( [] );
	expect( troubles ).toEqual( [] );
} );

test( 'the same source is fetched once, and keeps the words it was given first', async () => {
	const bytes = await bytesOf( 'png' );
	const { url, asked } = await serve( ( _, response ) =>
		response.end( bytes )
	);
	const source = { id: '1', url, title: 'First', alt: 'One', caption: 'C' };
	const [ first ] = await take( [ source ] );
	const [ again, other ] = await take( [
		{ ...source, title: 'Second', alt: 'Two', caption: 'D' },
		{ ...source, id: '2' },
	] );
	expect( again ).toEqual( first );
	expect( other?.id ).not.toBe( first?.id );
	expect( asked ).toHaveLength( 2 );
} );

test( 'a source whose ID differs in upper and lower case is another one, though the database does not tell them apart', async () => {
	const bytes = await bytesOf( 'png' );
	const { url, asked } = await serve( ( _, response ) =>
		response.end( bytes )
	);
	const [ lower ] = await take( [ { id: 'aBc', url } ] );
	// As MySQL compares.
	const loosely = `add_filter( 'query', static fn( $query ) => str_replace( "= 'sample:AbC'", "IN ( 'sample:AbC', 'sample:aBc' )", $query ) );`;
	const [ upper ] = await take( [ { id: 'AbC', url } ], 'author', loosely );
	expect( upper?.id ).not.toBe( lower?.id );
	expect( asked ).toHaveLength( 2 );
	const [ again ] = await take( [ { id: 'AbC', url } ], 'author', loosely );
	expect( again?.id ).toBe( upper?.id );
} );

test( 'another author’s file is returned to users who may read it, and a private one to nobody', async () => {
	const bytes = await bytesOf( 'png' );
	const { url } = await serve( ( _, response ) => response.end( bytes ) );
	const draft = await createPost( {
		content: '',
		status: 'draft',
		author: 'author',
	} );
	const post = await createPost( { content: '', author: 'author' } );
	const sources = [ 'loose', 'drafted', 'published' ].map(
		( id, index ) => ( { id, url, post: [ 0, draft, post ][ index ] ?? 0 } )
	);
	const hers = ( await take( sources ) ).map( ( { id } ) => id );
	const idsOf = async ( who: string ) =>
		( await take( sources, who ) ).map( ( { id } ) => id );
	expect( await idsOf( 'author' ) ).toEqual( hers );
	// An editor may read what others draft.
	expect( await idsOf( 'editor' ) ).toEqual( hers );
	const other = await php< number >(
		`return wp_insert_user( array( 'user_login' => 'second-author', 'user_pass' => 'x', 'role' => 'author' ) );`
	);
	const theirs = await idsOf( 'second-author' );
	expect( theirs[ 0 ] ).toBe( hers[ 0 ] );
	expect( theirs[ 1 ] ).not.toBe( hers[ 1 ] );
	expect( theirs[ 2 ] ).toBe( hers[ 2 ] );
	// Each author now has a separate copy.
	expect( await idsOf( 'second-author' ) ).toEqual( theirs );
	expect( await idsOf( 'author' ) ).toEqual( hers );
	await php(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( $input );`,
		other
	);
} );

test( 'an attachment that has lost its file, or lies in the trash, is no copy', async () => {
	const bytes = await bytesOf( 'png' );
	const { url, asked } = await serve( ( _, response ) =>
		response.end( bytes )
	);
	const sources = [ 'lost', 'trashed' ].map( ( id ) => ( { id, url } ) );
	const [ lost, trashed ] = await take( sources );
	await php(
		`unlink( get_attached_file( $input[0] ) );
		return wp_update_post( array( 'ID' => $input[1], 'post_status' => 'trash' ) );`,
		[ lost?.id, trashed?.id ]
	);
	const again = await take( sources );
	expect( again.map( ( { id } ) => id ) ).not.toContain( lost?.id );
	expect( again.map( ( { id } ) => id ) ).not.toContain( trashed?.id );
	expect( asked ).toHaveLength( 4 );
} );

test( 'while one author downloads a source, another waits for the result', async () => {
	const bytes = await bytesOf( 'png' );
	const { url, asked } = await serve( ( _, response ) =>
		response.end( bytes )
	);
	const [ first ] = await take( [ { id: 'both', url } ] );
	// What the other request has claimed and not yet released; it is done when it is first looked for.
	const before = `
		$claim = 'media_import_' . md5( 'sample:both' );
		\\Dovetail\\Plugin\\Lock::claim( $claim, 60 );
		$meta = get_post_meta( ${ first?.id ?? 0 }, '_dovetail_blocks_source', true );
		delete_post_meta( ${ first?.id ?? 0 }, '_dovetail_blocks_source' );
		$looks = 0;
		add_filter( 'query', static function ( $query ) use ( $claim, $meta, &$looks ) {
			if ( str_contains( $query, 'SELECT option_value' ) && str_contains( $query, $claim ) && 1 === ++$looks ) {
				update_post_meta( ${ first?.id ?? 0 }, '_dovetail_blocks_source', $meta );
				\\Dovetail\\Plugin\\Lock::release( $claim );
			}
			return $query;
		} );`;
	const [ second ] = await take( [ { id: 'both', url } ], 'author', before );
	expect( second?.id ).toBe( first?.id );
	expect( asked ).toHaveLength( 1 );
} );
