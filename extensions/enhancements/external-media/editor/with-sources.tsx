import { useLazy, type Lazy } from '#shared/ui';
import type { ComponentType } from 'react';
import { isCandidate, type PickerProps } from '../rules/is-candidate';
import type { ChooserProps } from './chooser';

const chooser: Lazy< ComponentType< ChooserProps > > = {
	load: async () =>
		(
			await import(
				/* webpackChunkName: "external-media/chooser" */ './chooser'
			)
		).Chooser,
};

/**
 * Wraps WordPress's media picker, and replaces its button with a menu of sources if possible. While the menu loads, or
 * if loading fails, WordPress's button is shown.
 */
export function withSources(
	MediaUpload: ComponentType< PickerProps >
): ComponentType< PickerProps > {
	return function WithSources( props ) {
		const { part: Chooser } = useLazy( chooser, isCandidate( props ) );
		return (
			<MediaUpload
				{ ...props }
				render={ ( { open } ) =>
					Chooser && isCandidate( props ) ? (
						<Chooser picker={ props } onOpenLibrary={ open } />
					) : (
						props.render( { open } )
					)
				}
			/>
		);
	};
}
