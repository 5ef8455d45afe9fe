import { readStage, tracksOf } from '../view/start-player';

const stage = ( attributes: Record< string, string > ): HTMLElement => {
	const element = document.createElement( 'div' );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	return element;
};

const PLAINEST = {
	tracks: [],
	showsTitle: false,
	playsNext: false,
	refresh: '',
	version: '',
	checked: 0,
};

describe( 'readStage', () => {
	it.each( [
		[ { 'data-title': '' }, { showsTitle: true } ],
		[ { 'data-next': '' }, { playsNext: true } ],
		[
			{
				'data-refresh': 'https://a.example/?rest_route=/x&y',
				'data-version': 'abc',
				'data-checked': '1700000000',
			},
			{
				refresh: 'https://a.example/?rest_route=/x&y',
				version: 'abc',
				checked: 1_700_000_000,
			},
		],
	] )(
		'converts the attributes %j to the settings %j',
		( attributes, said ) => {
			expect( readStage( stage( attributes ) ) ).toEqual( {
				...PLAINEST,
				...said,
			} );
		}
	);

	it( 'returns the defaults if the attributes are invalid', () => {
		expect( readStage( stage( { 'data-checked': 'soon' } ) ) ).toEqual(
			PLAINEST
		);
	} );
} );

describe( 'tracksOf', () => {
	const list = ( item: string ) => {
		const element = document.createElement( 'ol' );
		element.innerHTML = item;
		return element;
	};
	const item = ( {
		id = 'a',
		link = 'https://a.example/one',
		src = 'https://a.example/one.mp3',
		duration = '61',
	} = {} ) =>
		`<li data-id="${ id }" data-duration="${ duration }"><p><span class="wp-block-dovetail-podcast-player__title"><a href="${ link }">One &amp; two</a></span> <span class="wp-block-dovetail-podcast-player__length">May 1 · 1:01</span></p><audio src="${ src }"></audio></li>`;
	const ONE = {
		id: 'a',
		title: 'One & two',
		link: 'https://a.example/one',
		src: 'https://a.example/one.mp3',
		duration: 61,
		about: 'May 1 · 1:01',
	};

	it( 'returns the playable episodes of a server-rendered list', () => {
		expect( tracksOf( list( item() ) ) ).toMatchObject( [ ONE ] );
	} );

	it.each( [
		'',
		'<li>One</li>',
		'<li data-id="a"></li>',
		item( { id: '' } ),
		item( { src: '' } ),
		item( { src: 'javascript:alert(1)' } ),
		item( { src: 'data:audio/wav;base64,AAAA' } ),
		item( { src: '//a.example/one.mp3' } ),
	] )( 'ignores the unplayable episode %j', ( html ) => {
		expect( tracksOf( list( html ) ) ).toEqual( [] );
	} );

	it( 'omits invalid links and durations', () => {
		expect(
			tracksOf( list( item( { link: 'javascript:1', duration: '-4' } ) ) )
		).toMatchObject( [ { ...ONE, link: '', duration: 0 } ] );
	} );

	it.each( [
		[ '0.5', 0.5 ],
		[ '999999', 999999 ],
		[ '1000000', 0 ],
		[ '0', 0 ],
		[ 'an hour', 0 ],
	] )( 'converts the duration %j to %d seconds', ( duration, seconds ) => {
		expect( tracksOf( list( item( { duration } ) ) ) ).toMatchObject( [
			{ duration: seconds },
		] );
	} );
} );
