import { blocks, enhancements, panels } from '../extensions';
import { readInitialState } from '#shared/initial-state';
import { showStatusNotices } from '#shared/platform';
import { decideAll, registerAll } from './registration';
import { getCategories, registerBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { registerPlugin } from '@wordpress/plugins';

const state = readInitialState();
const decisions = decideAll( { blocks, panels, enhancements }, state );
registerAll( decisions, {
	registerBlockType,
	getCategories,
	registerPlugin,
	addFilter,
	warn: ( message, details ) => console.warn( message, ...details ),
	showStatusNotices,
} );
