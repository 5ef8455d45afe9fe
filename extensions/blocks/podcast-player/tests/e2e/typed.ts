import { inSidebar, panel, platformUrl, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'the address of a podcast in an app',
		block: 'podcast-player',
		attributes: { url: `${ platformUrl() }/podcast/feed/quiet-hours.xml` },
		open: panel( 'Links to podcast apps' ),
		find: inSidebar( 'Apple Podcasts address' ),
		keys: 'podcasts.apple.com/podcast/id1',
		left: 'https://podcasts.apple.com/podcast/id1',
		saved: { appleUrl: 'https://podcasts.apple.com/podcast/id1' },
	},
];
