import { useLazy, type Lazy } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import type { ComponentType, ReactNode } from 'react';
import type { CoreEdit, ViewProps } from './video-props';

const view: Lazy< ComponentType< ViewProps > > = {
	load: () =>
		import( /* webpackChunkName: "video/view" */ './video-view' ).then(
			( { VideoView } ) => VideoView
		),
};

/**
 * Puts our view around that of WordPress's video block. Only the view: the block and what it saves stay as they are.
 * Where ours cannot be loaded, WordPress's is shown.
 */
export const withView =
	( BlockEdit: CoreEdit ): CoreEdit =>
	( props ) =>
		props.name === 'core/video' ? (
			<LazyView { ...props } BlockEdit={ BlockEdit } />
		) : (
			<BlockEdit { ...props } />
		);

function LazyView( props: ViewProps ): ReactNode {
	const { part: View, error } = useLazy( view );
	const { BlockEdit, ...own } = props;
	if ( View ) {
		return <View { ...props } />;
	}
	// A dropped file is sent by the view that is drawn first: WordPress's would send it a second time.
	return error ? <BlockEdit { ...own } /> : <Loading />;
}

const Loading = (): ReactNode => <div { ...useBlockProps() } aria-busy />;
