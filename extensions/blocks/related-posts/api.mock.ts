import { mock, type Mock } from '#shared/request';
import { FIELD, readRelatedPosts } from './api';
import { part } from './markup';

type MockPost = {
	title: string;
	date: string;
	context: string;
	picture?: string;
};

/** Returns a post in the format of the server's response. A test compares its card with the server's rendering. */
export function mockPost( { title, date, context, picture }: MockPost ) {
	const url = `http://localhost/${ title.toLowerCase().replaceAll( ' ', '-' ) }/`;
	const datetime = '2026-03-03T10:00:00+00:00';
	const span = ( name: string, html: string ) =>
		`<span class="${ part( name ) }">${ html }</span>`;
	const image = picture ? `<img src="${ picture }" alt="">` : '';
	return {
		id: 0,
		url,
		title,
		img: picture ? { src: picture } : undefined,
		date,
		datetime,
		context,
		html: `<a href="${ url }">${ span( 'picture', image ) }${ span( 'title', title ) }</a><time class="${ part( 'date' ) }" datetime="${ datetime }">${ date }</time>${ span( 'context', context ) }`,
	};
}

/** Two posts about a bakery, fewer than the block shows by default. */
export const POSTS = [
	mockPost( {
		title: 'Rye bread with caraway',
		date: 'March 3, 2026',
		context: 'In “Bread”',
	} ),
	mockPost( {
		title: 'A starter in seven days',
		date: 'January 12, 2026',
		context: 'In “Basics”',
	} ),
];

export const mocks: readonly Mock[] = [
	mock( readRelatedPosts ).reply( () => ( { [ FIELD ]: POSTS } ) ),
];
