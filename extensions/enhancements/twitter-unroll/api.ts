import { endpoint, wire } from '#shared/request';

/** Returns a thread's content from the first to the last post. Accepts the URL of any post in the thread. */
export const gatherThread = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/tweetstorm/gather',
	query: { url: wire.string },
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.list( wire.unknown ),
} );

/** Copies an image or video from a recently imported thread into the library, or returns the existing copy. */
export const copyThreadMedia = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/thread-media',
	servedBy: [ 'site' ],
	capability: 'upload_files',
	data: {
		/** URL of the imported thread. */
		url: wire.string,
		/** URL of the image or video in the thread. */
		media: wire.string,
		post: wire.optional( wire.number ),
	},
	wire: wire.record( {
		id: wire.number,
		url: wire.string,
		alt: wire.string,
	} ),
} );
