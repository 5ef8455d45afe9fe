import { mock, type Mock } from '#shared/request';
import { parseThread, readCards } from './endpoints';

/** Mock platform that turns each block into a tweet, and returns a card for every linked page. */
export const threadMocks: readonly Mock[] = [
	mock( parseThread ).reply( ( { data } ) => ( {
		tweets: data.blocks.map( ( { block, clientId } ) => {
			const text = block.replace( /<[^>]*>/g, '' ).trim();
			return {
				text,
				media: [],
				tweet: '',
				urls: text.match( /https:\S+/g ) ?? [],
				boundary: {
					container: 'content',
					type: 'end-of-line' as const,
					start: Math.max( 0, text.length - 1 ),
					end: text.length,
					line: 0,
				},
				blocks: [ { clientId } ],
			};
		} ),
	} ) ),
	mock( readCards ).reply( ( { data } ) =>
		Object.fromEntries(
			data.urls.map( ( url ) => [
				url,
				url.includes( 'gone' )
					? { error: true }
					: {
							title: new URL( url ).hostname,
							description: 'A page about bread.',
							url,
							type: 'summary' as const,
						},
			] )
		)
	),
];
