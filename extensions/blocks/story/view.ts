import { mountAll } from '#shared/view';
import { STAGE_CLASS } from './markup';
import { story } from './view/story';

mountAll( `.${ STAGE_CLASS }`, ( stage, signal ) =>
	story(
		stage,
		signal,
		() =>
			import(
				/* webpackChunkName: "blocks/story/touched" */ './view/touched'
			)
	)
);
