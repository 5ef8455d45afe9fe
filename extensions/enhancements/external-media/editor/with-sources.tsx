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

/** WordPress's picker, whose button becomes a choice of sources where there is a place for it. While that loads, and where it cannot, the button is WordPress's. */
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
