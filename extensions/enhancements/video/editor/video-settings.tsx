import { PosterControl } from '#shared/ui';
import { isHttpUrl, propertyOf } from '#shared/validation';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { PRELOADS } from '../rules/player';
import type { VideoProps } from './video-props';

/**
 * Playback settings of a hosted video. With autoplay, the video is muted and plays inline: browsers require this, and
 * WordPress does the same.
 */
export function VideoSettings( {
	attributes: {
		autoplay = false,
		loop = false,
		muted = false,
		controls = true,
		preload,
		poster,
	},
	setAttributes,
}: Pick< VideoProps, 'attributes' | 'setAttributes' > ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.settings() }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.autoplay() }
					help={ autoplay ? messages.autoplayHelp() : undefined }
					checked={ autoplay }
					onChange={ ( isOn ) =>
						setAttributes( {
							autoplay: isOn,
							muted: isOn,
							playsInline: isOn,
						} )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.loop() }
					checked={ loop }
					onChange={ ( isOn ) => setAttributes( { loop: isOn } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.muted() }
					checked={ muted }
					disabled={ autoplay }
					onChange={ ( isOn ) => setAttributes( { muted: isOn } ) }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.controls() }
					checked={ controls }
					onChange={ ( isOn ) => setAttributes( { controls: isOn } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.preload() }
					value={
						PRELOADS.find( ( each ) => each === preload ) ??
						'metadata'
					}
					options={ PRELOADS.map( ( value ) => ( {
						value,
						label: messages.preloads[ value ](),
					} ) ) }
					onChange={ ( value ) =>
						setAttributes( { preload: value } )
					}
				/>
				<PosterControl
					label={ messages.poster() }
					poster={ poster }
					onSelect={ ( media ) => {
						const url = propertyOf( media, 'url' );
						if ( isHttpUrl( url ) ) {
							setAttributes( { poster: url } );
						}
					} }
					onRemove={ () => setAttributes( { poster: undefined } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
