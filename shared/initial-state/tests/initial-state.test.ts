import fc from 'fast-check';
import { parseInitialState } from '../initial-state';
import { INITIAL_STATE_GLOBAL, readInitialState } from '../read-initial-state';

describe( 'the initial state', () => {
	it.each( [
		[ {}, {} ],
		[ { panels: null }, {} ],
		[ { panels: [ 'note' ] }, {} ],
		[ { panels: { note: 'Notiz', odd: 7 } }, { note: 'Notiz' } ],
	] )( 'printed as %j has the panels %j', ( raw, panels ) => {
		expect( parseInitialState( raw ).panels ).toEqual( panels );
	} );

	// spec: 000-3-1, 000-4.1-5, 000-6-2, 000-6-3, 000-1-5
	it( 'contains every value that the server prints', () => {
		expect(
			parseInitialState( {
				siteFragment: 'example.org::blog',
				siteType: 'simple',
				adminUrl: 'https://example.org/blog/wp-admin/',
				plugin: { address: 'https://example.org/p', version: '7' },
				jetpack: {
					is_current_user_connected: true,
					enable_upgrade_nudge: true,
				},
				availability: {
					map: { available: true },
					chat: {
						available: false,
						unavailable_reason: 'missing_connection',
						details: [ 'Talk' ],
						connection: 'talk',
					},
					gif: {
						available: false,
						unavailable_reason: 'missing_plan',
						required_plan: 'premium',
						details: { since: 2020 },
					},
				},
				titles: { gif: 'GIF' },
				panels: { note: 'Notiz' },
				sidebar: { note: { group: 'share' } },
				isThread: true,
				hasPostEditor: false,
				isDevelopment: true,
				platform: { configured: true },
				analytics: { enabled: true },
				services: { tiles: 'http://127.0.0.1/tiles', odd: 3 },
				serviceKeys: { gifs: 'abc', odd: 3 },
				mediaSources: [ { id: 'archive', servedBy: 'site' } ],
				can: {
					publishPosts: true,
					uploadFiles: true,
					manageOptions: false,
				},
				site: { language: 'de-AT', country: 'AT' },
			} )
		).toEqual( {
			siteFragment: 'example.org::blog',
			siteType: 'simple',
			adminUrl: 'https://example.org/blog/wp-admin/',
			plugin: { address: 'https://example.org/p', version: '7' },
			isUserConnected: true,
			isUpgradeNudgeEnabled: true,
			availability: {
				map: { available: true },
				chat: {
					available: false,
					reason: 'missing_connection',
					details: [ 'Talk' ],
					connection: 'talk',
				},
				gif: {
					available: false,
					reason: 'missing_plan',
					requiredPlan: 'premium',
					details: [ { since: 2020 } ],
				},
			},
			titles: { gif: 'GIF' },
			panels: { note: 'Notiz' },
			sidebar: { note: { group: 'share' } },
			isThread: true,
			hasPostEditor: false,
			isDevelopment: true,
			isPlatformConfigured: true,
			isAnalyticsEnabled: true,
			services: { tiles: 'http://127.0.0.1/tiles' },
			serviceKeys: { gifs: 'abc' },
			mediaSources: [ { id: 'archive', servedBy: 'site' } ],
			can: {
				publishPosts: true,
				uploadFiles: true,
				manageOptions: false,
			},
			site: { language: 'de-AT', country: 'AT' },
		} );
	} );

	// spec: 000-1-5, 000-3-2
	it.each( [ undefined, null, 7, 'text', [], { jetpack: 'x', can: [] } ] )(
		'has the most restrictive values if the server prints %p',
		( raw ) => {
			expect( parseInitialState( raw ) ).toMatchObject( {
				siteFragment: '',
				siteType: 'atomic',
				adminUrl: '',
				plugin: { address: '', version: '' },
				isUserConnected: false,
				isUpgradeNudgeEnabled: false,
				availability: {},
				isThread: false,
				isPlatformConfigured: false,
				isAnalyticsEnabled: false,
				mediaSources: [],
				can: {
					publishPosts: false,
					uploadFiles: false,
					manageOptions: false,
				},
				site: { language: '', country: '' },
			} );
		}
	);

	it( 'is parsed from any JSON without an error', () => {
		fc.assert(
			fc.property( fc.jsonValue(), ( raw ) => {
				expect( typeof parseInitialState( raw ).siteFragment ).toBe(
					'string'
				);
			} )
		);
	} );

	it( 'is parsed once per page', () => {
		const scope = { [ INITIAL_STATE_GLOBAL ]: {} };
		expect( readInitialState( scope ) ).toBe( readInitialState( scope ) );
		expect( readInitialState( {} ).availability ).toEqual( {} );
	} );
} );
