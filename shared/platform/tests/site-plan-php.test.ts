import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Wraps a PHP file of the plugin in a namespace block, because this test combines several files into one script. */
const source = ( file: string ) =>
	`${ readFileSync( file, 'utf8' )
		.replace( '<?php', '' )
		.replace( /^namespace ([\w\\]+);/m, 'namespace $1 {' ) }\n}`;

type Case = {
	platform: string;
	is_admin: boolean;
	can: boolean;
	screen: string;
	query: Record< string, string >;
	/** Seconds since the last request to the platform; null if no request was sent. */
	age: number | null;
	stored: object;
	answer: unknown;
	lifetime?: number;
	/**
	 * Result of `Lock::claim()`: true if the last return from a purchase was more than a minute ago; null for a
	 * database error.
	 */
	claim?: boolean | null;
};

type Outcome = {
	records: Record< string, unknown >;
	nudge: boolean;
	asked: string[];
	/** Seconds until the next request to the platform; null if nothing is stored. */
	rest: number | null;
};

const LACKS_PANORAMA = {
	extensions: {
		panorama: {
			available: false,
			unavailable_reason: 'missing_plan',
			required_plan: 'value_bundle',
		},
	},
};

const usual: Case = {
	platform: 'https://platform.test',
	is_admin: true,
	can: true,
	screen: 'post.php',
	query: {},
	age: 3600,
	stored: { extensions: {}, nudge: false },
	answer: { ...LACKS_PANORAMA, enable_upgrade_nudge: true },
};

const cases: Record< string, Partial< Case > > = {
	asks: {},
	never: { age: null },
	fresh: { age: 3590 },
	bought: { age: 1, query: { plan_upgraded: '1' } },
	'bought-twice': {
		age: 1,
		query: { plan_upgraded: '1' },
		claim: false,
	},
	'bought-untold': {
		age: 1,
		query: { plan_upgraded: '1' },
		claim: null,
	},
	visitor: { is_admin: false },
	stranger: { can: false },
	list: { screen: 'edit.php' },
	unconfigured: { platform: '' },
	failed: {
		answer: 'error',
		stored: { ...LACKS_PANORAMA, nudge: true },
	},
	strange: { answer: { extensions: 7 }, stored: {} },
	nothing: { answer: { extensions: [] } },
	hostile: {
		answer: {
			enable_upgrade_nudge: 'yes',
			extensions: {
				a: { available: 'no' },
				b: 7,
				c: { available: false, required_plan: [ 'x' ] },
				d: {
					available: false,
					unavailable_reason: '<b>missing_plan</b>',
				},
				quotation: { available: false },
			},
		},
	},
	details: {
		answer: {
			extensions: {
				a: { available: false, details: [ 'needs', { plan: 'x' }, 5 ] },
				b: { available: false, details: { why: 'closed' } },
				c: { available: false, details: 'closed' },
				d: { available: false, details: [] },
				e: { available: false, details: null },
				f: { available: false, details: [ 'x'.repeat( 2044 ) ] },
				g: { available: false, details: [ 'x'.repeat( 2045 ) ] },
				h: { available: true, details: [ 'x' ] },
			},
		},
	},
	always: { lifetime: 0, age: 0 },
	'always-failed': { lifetime: 0, age: 0, answer: 'error' },
};

const PHP_CODE = `namespace {
$outcomes = array();
foreach ( json_decode( base64_decode( '%s' ) ) as $name => $case ) {
	Dovetail_Blocks_Test::$case   = $case;
	Dovetail_Blocks_Test::$asked  = array();
	Dovetail_Blocks_Test::$option = array();
	if ( null !== $case->age ) {
		Dovetail_Blocks_Test::$option[ \\Dovetail\\Platform\\Site_Plan::OPTION ] = json_decode( json_encode( $case->stored ), true ) + array( 'time' => time() - $case->age );
	}
	$GLOBALS['pagenow'] = $case->screen;
	$_GET               = (array) $case->query;
	$is_asked           = new ReflectionProperty( 'Dovetail\\Platform\\Site_Plan', 'is_asked' );
	$is_asked->setAccessible( true );
	$is_asked->setValue( null, false );
	$records = \\Dovetail\\Platform\\Site_Plan::gate( array(
		'panorama'  => array( 'available' => true ),
		'quotation' => array( 'available' => false, 'unavailable_reason' => 'not_listed' ),
	) );
	$state   = \\Dovetail\\Platform\\Site_Plan::tell_editor( array( 'jetpack' => array( 'enable_upgrade_nudge' => 'untold' ) ) );
	$stored  = get_option( \\Dovetail\\Platform\\Site_Plan::OPTION, null );
	$outcomes[ $name ] = array(
		'records' => $records,
		'nudge'   => $state['jetpack']['enable_upgrade_nudge'],
		'asked'   => Dovetail_Blocks_Test::$asked,
		'rest'    => null === $stored ? null : $stored['time'] + 3600 - time(),
	);
}
Dovetail_Blocks_Test::$case = (object) array( 'platform' => 'https://platform.test' );
$services = \\Dovetail\\Platform\\Site_Plan::add_services( array( 'myPlan' => 'https://mine.test' ) );
Dovetail_Blocks_Test::$case = (object) array( 'platform' => '' );
echo json_encode( array(
	'outcomes' => $outcomes,
	'services' => array( $services, \\Dovetail\\Platform\\Site_Plan::add_services( array() ) ),
	'timeouts' => array( \\Dovetail\\Platform\\Site_Plan::hurry( 15, array( 'path' => \\Dovetail\\Platform\\Site_Plan::PATH ) ), \\Dovetail\\Platform\\Site_Plan::hurry( 15, array( 'path' => '/other' ) ) ),
	'hooks'    => Dovetail_Blocks_Test::$hooks,
) );
}
`;

describe( 'the site’s plan', () => {
	let result: {
		outcomes: Record< string, Outcome >;
		services: object[];
		timeouts: number[];
		hooks: string[];
	};

	beforeAll( () => {
		const given = JSON.stringify(
			Object.fromEntries(
				Object.entries( cases ).map( ( [ name, change ] ) => [
					name,
					{ ...usual, ...change },
				] )
			)
		);
		const { stdout, stderr } = spawnSync(
			'node_modules/.bin/tsx',
			[ 'shared/redirect/tests/run-php.ts' ],
			{
				encoding: 'utf8',
				input: [
					'<?php',
					readFileSync(
						'shared/platform/tests/stand-ins.php',
						'utf8'
					).replace( '<?php', '' ),
					source( 'shared/platform/server/class-site-plan.php' ),
					source( 'shared/platform/server/platform.php' ),
					PHP_CODE.replace(
						'%s',
						Buffer.from( given ).toString( 'base64' )
					),
				].join( '\n' ),
			}
		);
		expect( stderr ).toBe( '' );
		result = JSON.parse( stdout );
	} );

	const outcome = ( name: string ) => result.outcomes[ name ];
	const EXPECTED_REQUESTS = [ 'GET GET /wpcom/v2/available-extensions' ];
	const PLAN_MISSING = {
		quotation: { available: false, unavailable_reason: 'not_listed' },
		panorama: LACKS_PANORAMA.extensions.panorama,
	};
	const ALL_AVAILABLE = {
		quotation: PLAN_MISSING.quotation,
		panorama: { available: true },
	};

	// spec: 000-3-2 (details)
	it( 'keeps the details of an unavailable extension, up to 2 KB of JSON', () => {
		expect( outcome( 'details' )?.records ).toEqual( {
			...ALL_AVAILABLE,
			a: { available: false, details: [ 'needs', { plan: 'x' }, 5 ] },
			b: { available: false, details: { why: 'closed' } },
			c: { available: false, details: [ 'closed' ] },
			d: { available: false },
			e: { available: false },
			f: { available: false, details: [ 'x'.repeat( 2044 ) ] },
			g: { available: false },
		} );
	} );

	it.each( [ 'asks', 'never', 'bought', 'always' ] )(
		'is requested once when an editor opens if it is outdated or was just bought (%s)',
		( name ) => {
			expect( outcome( name ) ).toEqual( {
				records: PLAN_MISSING,
				nudge: true,
				asked: EXPECTED_REQUESTS,
				rest: 3600,
			} );
		}
	);

	it.each( [
		'fresh',
		'visitor',
		'stranger',
		'list',
		'bought-twice',
		'bought-untold',
	] )(
		'is requested only in an editor, and not again while fresh or within a minute of a purchase (%s)',
		( name ) => {
			expect( outcome( name ) ).toMatchObject( {
				records: ALL_AVAILABLE,
				nudge: false,
				asked: [],
			} );
		}
	);

	it( 'includes all extensions, without a request, if no platform is configured', () => {
		expect( outcome( 'unconfigured' ) ).toMatchObject( {
			records: ALL_AVAILABLE,
			nudge: false,
			asked: [],
		} );
	} );

	it( 'stays unchanged if the platform does not respond, and is requested again after five minutes', () => {
		expect( outcome( 'failed' ) ).toEqual( {
			records: PLAN_MISSING,
			nudge: true,
			asked: EXPECTED_REQUESTS,
			rest: 300,
		} );
		expect( outcome( 'strange' ) ).toEqual( {
			records: ALL_AVAILABLE,
			nudge: false,
			asked: EXPECTED_REQUESTS,
			rest: 300,
		} );
		expect( outcome( 'always-failed' )?.rest ).toBe( 3600 );
	} );

	it( 'includes all extensions if the platform lists no restrictions', () => {
		expect( outcome( 'nothing' ) ).toMatchObject( {
			records: ALL_AVAILABLE,
			asked: EXPECTED_REQUESTS,
			rest: 3600,
		} );
	} );

	it( 'is validated, and keeps the site’s own reason for an unavailable extension', () => {
		expect( outcome( 'hostile' ) ).toMatchObject( {
			nudge: false,
			records: {
				...ALL_AVAILABLE,
				c: { available: false },
				d: { available: false, unavailable_reason: 'missing_plan' },
			},
		} );
		expect(
			Object.keys( outcome( 'hostile' )?.records ?? {} ).sort()
		).toEqual( [ 'c', 'd', 'panorama', 'quotation' ] );
	} );

	it( 'links to the platform’s pages for buying and viewing plans, unless the site has other URLs', () => {
		expect( result.services ).toEqual( [
			{
				myPlan: 'https://mine.test',
				checkout: 'https://platform.test/checkout',
				hostedEditor: 'https://platform.test',
			},
			{ checkout: '', hostedEditor: '', myPlan: '' },
		] );
	} );

	it( 'is requested with a timeout of five seconds', () => {
		expect( result.timeouts ).toEqual( [ 5, 15 ] );
	} );

	it( 'uses filters for availability, state, services and timeouts', () => {
		expect( result.hooks ).toEqual( [
			'sanitize_option_token',
			'add_option_settings',
			'update_option_settings',
			'dovetail_blocks_availability',
			'dovetail_blocks_initial_state',
			'dovetail_blocks_services',
			'dovetail_blocks_platform_timeout',
			'daily',
		] );
	} );
} );
