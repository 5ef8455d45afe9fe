import { createBlock } from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import apiFetch from '@wordpress/api-fetch';
import { usePlatform } from '../../../../../tests/harness/api';
import { registerBlocks } from '../../../../../tests/harness/editor';
import { mocks } from '../../api.mock';
import { publicizeStore, testConnections } from '../../store';
import { isFresh, refreshCards, refreshTweets } from '../update-tweets';
import type { Tweet } from '../endpoints';

const PARSE = '/wpcom/v2/tweetstorm/parse';
const CARDS = '/wpcom/v2/tweetstorm/generate-cards';

const write = ( ...contents: string[] ) =>
	dispatch( blockEditorStore ).resetBlocks(
		contents.map( ( content ) =>
			createBlock( 'core/paragraph', { content } )
		)
	);
const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );
const cards = () => select( publicizeStore() ).getTwitterCards();
const texts = () =>
	select( publicizeStore() )
		.getTweets()
		.map( ( { text } ) => text );
const leading = ( ...urls: string[] ): Tweet[] => [
	{ text: '', media: [], tweet: '', urls, blocks: [] },
];

beforeAll( () => registerBlocks( { blocks: [] } ) );
beforeEach( () => {
	jest.useFakeTimers();
	dispatch( publicizeStore() ).setCards( null );
} );
afterEach( async () => {
	await pass( 5000 );
	jest.useRealTimers();
} );

// spec: 002-7-9, 002-9-13 (the 2000 ms)
it( 'tweets are requested at most every two seconds, with the current post and link cards', async () => {
	const { requests } = usePlatform( 'paid', mocks );
	const asked = () => requests().filter( ( { path } ) => path === PARSE );
	await write( 'Rye' );
	refreshTweets();
	await pass( 0 );
	expect( texts() ).toEqual( [ 'Rye' ] );
	expect( isFresh() ).toBe( true );
	await write( 'Rye', 'Salt' );
	expect( isFresh() ).toBe( false );
	refreshTweets();
	refreshTweets();
	await pass( 1999 );
	expect( asked() ).toHaveLength( 1 );
	await pass( 1 );
	expect( asked() ).toHaveLength( 2 );
	expect( texts() ).toEqual( [ 'Rye', 'Salt' ] );
	expect( asked()[ 0 ]?.method ).toBe( 'POST' );
	expect( asked()[ 0 ]?.data ).toEqual( {
		blocks: [
			{
				clientId: expect.any( String ),
				attributes: expect.objectContaining( { content: 'Rye' } ),
				block: '<!-- wp:paragraph -->\n<p>Rye</p>\n<!-- /wp:paragraph -->',
				clientIds: [],
			},
		],
	} );
	await write( 'See https://bakery.example/a' );
	refreshTweets();
	await pass( 2000 );
	expect( requests().at( -1 ) ).toMatchObject( {
		path: CARDS,
		data: { urls: [ 'https://bakery.example/a' ] },
	} );
} );

// spec: 002-4.13-1
it( 'the store contains connections, tweets and link cards', async () => {
	usePlatform( 'paid', mocks );
	await testConnections();
	await write( 'See https://bakery.example/a' );
	refreshTweets();
	await pass( 2000 );
	expect(
		select( publicizeStore() )
			.getConnections()
			?.map( ( { name } ) => name )
	).toEqual( [ 'Facebook', 'Tumblr' ] );
	expect( texts() ).toEqual( [ 'See https://bakery.example/a' ] );
	expect( Object.keys( cards() ) ).toEqual( [ 'https://bakery.example/a' ] );
} );

// spec: 002-4.13-2
it( 'a link card changes from loading to loaded or failed, and each page is requested only once', async () => {
	const { requests } = usePlatform( 'paid', mocks );
	const urls = [ 'https://bakery.example/a', 'https://gone.example/b' ];
	const done = refreshCards( leading( ...urls ) );
	expect( cards() ).toEqual( {
		'https://bakery.example/a': 'loading',
		'https://gone.example/b': 'loading',
	} );
	await done;
	expect( cards() ).toEqual( {
		'https://bakery.example/a': expect.objectContaining( {
			title: 'bakery.example',
		} ),
		'https://gone.example/b': 'failed',
	} );
	await refreshCards( leading( ...urls, 'https://bakery.example/c' ) );
	expect(
		requests()
			.filter( ( { path } ) => path === CARDS )
			.map( ( { data } ) => data )
	).toEqual( [ { urls }, { urls: [ 'https://bakery.example/c' ] } ] );
} );

// spec: 002-7-10
it( 'a post without links has no link cards and sends no request', async () => {
	const { requests } = usePlatform( 'paid', mocks );
	await refreshCards( leading( 'https://bakery.example/a' ) );
	await refreshCards( leading() );
	expect( cards() ).toEqual( {} );
	expect( requests().filter( ( { path } ) => path === CARDS ) ).toHaveLength(
		1
	);
} );

// spec: 002-8-17
it( 'failed requests keep the known tweets, mark failed cards, and show no notice', async () => {
	usePlatform( 'paid', mocks );
	await write( 'Rye' );
	refreshTweets();
	await pass( 2000 );
	apiFetch.setFetchHandler( () =>
		Promise.reject( { code: 'fetch_error', message: 'No.' } )
	);
	await write( 'Salt' );
	refreshTweets();
	await pass( 2000 );
	expect( texts() ).toEqual( [ 'Rye' ] );
	await refreshCards( leading( 'https://bakery.example/a' ) );
	expect( cards() ).toEqual( { 'https://bakery.example/a': 'failed' } );
	await testConnections();
	expect( select( noticesStore ).getNotices() ).toEqual( [] );
} );

it( 'the preview is outdated after a failed request until another succeeds, and late responses are ignored', async () => {
	const isStale = () => select( publicizeStore() ).isThreadStale();
	usePlatform( 'paid', mocks );
	await write( 'Rye' );
	refreshTweets();
	await pass( 2000 );
	expect( isStale() ).toBe( false );
	apiFetch.setFetchHandler( () =>
		Promise.reject( { code: 'fetch_error', message: 'No.' } )
	);
	await write( 'Salt' );
	refreshTweets();
	await pass( 2000 );
	expect( texts() ).toEqual( [ 'Rye' ] );
	expect( isStale() ).toBe( true );
	usePlatform( 'paid', mocks );
	refreshTweets();
	await pass( 2000 );
	expect( texts() ).toEqual( [ 'Salt' ] );
	expect( isStale() ).toBe( false );

	let refuse = () => {};
	apiFetch.setFetchHandler(
		() =>
			new Promise( ( _, reject ) => {
				refuse = () =>
					reject( { code: 'fetch_error', message: 'No.' } );
			} )
	);
	refreshTweets();
	await pass( 2000 );
	usePlatform( 'paid', mocks );
	refreshTweets();
	await pass( 2000 );
	refuse();
	await pass( 2000 );
	expect( isStale() ).toBe( false );
} );
