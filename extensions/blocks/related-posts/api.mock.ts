import { mock, type Mock } from '#shared/request';
import { readRelatedPosts } from './api';

const post = ( title: string, date: string, category: string ) => ( {
	url: `http://localhost/${ title.toLowerCase().replaceAll( ' ', '-' ) }/`,
	title,
	img: undefined,
	date,
	context: `In “${ category }”`,
} );

/** Two posts of a baker, fewer than a block shows at first. */
export const mocks: readonly Mock[] = [
	mock( readRelatedPosts ).reply( () => ( {
		'jetpack-related-posts': [
			post( 'Rye bread with caraway', 'March 3, 2026', 'Bread' ),
			post( 'A starter in seven days', 'January 12, 2026', 'Basics' ),
		],
	} ) ),
];
