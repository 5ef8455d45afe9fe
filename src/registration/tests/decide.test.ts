import type { ExtensionData } from '#shared/definitions';
import { parseInitialState } from '#shared/initial-state';
import { decide } from '../decide';

const LINE: ExtensionData = { slug: 'quotation' };

const state = ( raw: object = {} ) =>
	parseInitialState( {
		availability: { quotation: { available: true } },
		...raw,
	} );

const unavailable = ( record: object ) =>
	state( { availability: { quotation: { available: false, ...record } } } );

describe( 'the decision on an extension', () => {
	it.each( [
		// spec: 000-4.1-1
		[
			'it is available',
			LINE,
			state(),
			{ kind: 'register', badge: null, upgradeTo: null },
		],
		// spec: 000-4.1-2
		[
			'its plan is missing and named',
			LINE,
			unavailable( {
				unavailable_reason: 'missing_plan',
				required_plan: 'premium',
			} ),
			{ kind: 'register', badge: null, upgradeTo: 'premium' },
		],
		// spec: 000-4.1-3
		[
			'its plan is missing and not named',
			LINE,
			unavailable( { unavailable_reason: 'missing_plan' } ),
			{
				kind: 'skip',
				why: 'unavailable',
				reason: 'missing_plan',
				details: [],
			},
		],
		// spec: 000-4.1-3, 000-3-2
		[
			'it is unavailable without a reason',
			LINE,
			unavailable( {} ),
			{
				kind: 'skip',
				why: 'unavailable',
				reason: 'unknown',
				details: [],
			},
		],
		// spec: 000-3-2
		[
			'it is unavailable with a reason and details',
			LINE,
			unavailable( {
				unavailable_reason: 'missing_connection',
				details: [ 'no address' ],
				connection: 'talk',
			} ),
			{
				kind: 'skip',
				why: 'unavailable',
				reason: 'missing_connection',
				details: [ 'no address' ],
				connection: 'talk',
			},
		],
		[
			'a plan is named but another reason given',
			LINE,
			unavailable( {
				unavailable_reason: 'blacklisted',
				required_plan: 'x',
			} ),
			{
				kind: 'skip',
				why: 'unavailable',
				reason: 'blacklisted',
				details: [],
			},
		],
		[
			'the server does not mention it',
			LINE,
			state( { availability: {} } ),
			{
				kind: 'skip',
				why: 'unavailable',
				reason: 'unknown',
				details: [],
			},
		],
		// spec: 000-4.1-4
		[
			'it is in the beta list and that is on',
			{ ...LINE, list: 'beta' },
			state(),
			{ kind: 'register', badge: 'beta', upgradeTo: null },
		],
		[
			'it is in the beta list and that is off',
			{ ...LINE, list: 'beta' },
			unavailable( { unavailable_reason: 'not_listed' } ),
			{ kind: 'skip', why: 'list-off' },
		],
		[
			'it is experimental and that list is on',
			{ ...LINE, list: 'experimental' },
			state(),
			{ kind: 'register', badge: null, upgradeTo: null },
		],
		[
			'it is experimental and that list is off',
			{ ...LINE, list: 'experimental' },
			unavailable( { unavailable_reason: 'not_listed' } ),
			{ kind: 'skip', why: 'list-off' },
		],
		[
			'it needs a post and none is edited',
			{ ...LINE, needsPostEditor: true },
			state( { hasPostEditor: false } ),
			{ kind: 'skip', why: 'needs-post-editor' },
		],
		[
			'it needs no post and none is edited',
			LINE,
			state( { hasPostEditor: false } ),
			{ kind: 'register', badge: null, upgradeTo: null },
		],
		[
			'its name is that of something every object has',
			{ ...LINE, slug: 'constructor' },
			state(),
			{
				kind: 'skip',
				why: 'unavailable',
				reason: 'unknown',
				details: [],
			},
		],
	] as const )(
		'is as expected if %s',
		( _, line, initialState, expected ) => {
			expect( decide( line as ExtensionData, initialState ) ).toEqual(
				expected
			);
		}
	);
} );
