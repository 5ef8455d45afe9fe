import {
	SCENARIO_NAMES,
	type Scenario,
	type ScenarioName,
	type ScenarioPlan,
} from '#shared/request';

const FREE: ScenarioPlan = { product_slug: 'free_plan', product_name: 'Free' };
const BUSINESS: ScenarioPlan = {
	product_slug: 'business-bundle',
	product_name: 'Business',
};

/** The scenarios by name. Scenarios are plain data, so repeated runs of a scenario are identical. */
export const scenarios: Readonly< Record< ScenarioName, Scenario > > = {
	free: {
		name: 'free',
		description: 'The site has no paid plan; accounts are connected.',
		plan: FREE,
		isConnected: true,
		paidBlocks: {},
	},
	paid: {
		name: 'paid',
		description: 'The site has a paid plan; accounts are connected.',
		plan: BUSINESS,
		isConnected: true,
		paidBlocks: {},
	},
	'no-connection': {
		name: 'no-connection',
		description: 'The site has a paid plan; no account is connected yet.',
		plan: BUSINESS,
		isConnected: false,
		paidBlocks: {},
	},
	'upgrade-available': {
		name: 'upgrade-available',
		description:
			'The site has no paid plan; video covers, uploaded sounds and the blocks that say so (`mockPlan` among their facts) need one that can be bought.',
		plan: FREE,
		isConnected: true,
		paidBlocks: {
			'core/audio': 'value_bundle',
			'core/cover': 'value_bundle',
		},
	},
};

/** Whether a string is the name of a scenario. */
export function isScenarioName( word: unknown ): word is ScenarioName {
	return SCENARIO_NAMES.some( ( name ) => name === word );
}
