import { expect, type PlainVisit } from '#e2e';

/** Stores a copy of a feed. */
export const visit: PlainVisit[ 'visit' ] = async ( { runPhp, platform } ) => {
	const feed = `${ platform }/podcast/feed/quiet-hours.xml`;
	expect(
		await runPhp(
			`do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, '${ feed }' );
			echo count( get_transient( \\Dovetail\\Podcast_Player\\Feed::transient_name( '${ feed }' ) )['feed']['tracks'] );`
		)
	).toBe( '4' );
};
