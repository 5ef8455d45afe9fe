import type { AttributesOf } from '#shared/attributes';
import { LightboxToggle } from '#shared/lightbox';
import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import type { ReactNode } from 'react';
import { DELAY, EFFECTS, type attributes as schema } from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;

/** Panels "Autoplay", "Effects" and "Image Settings", whose content is the children. */
export function SlideshowInspector( {
	attributes: { autoplay, delay, effect, lightbox },
	setAttributes,
	children,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	children: ReactNode;
} ): ReactNode {
	const isReduced = useReducedMotion();
	return (
		<InspectorControls>
			<PanelBody title={ messages.autoplay() }>
				<ToggleControl
					label={ messages.autoplay() }
					help={
						autoplay && isReduced
							? messages.reducedMotion()
							: messages.autoplayHelp()
					}
					checked={ autoplay }
					onChange={ ( next ) => setAttributes( { autoplay: next } ) }
				/>
				{ autoplay && (
					<RangeControl
						__next40pxDefaultSize
						label={ messages.delay() }
						value={ delay }
						min={ DELAY.min }
						max={ DELAY.max }
						onChange={ ( next ) =>
							setAttributes( {
								delay: next ?? DELAY.fallback,
							} )
						}
					/>
				) }
			</PanelBody>
			<PanelBody title={ messages.effects() } initialOpen={ false }>
				<SelectControl
					__next40pxDefaultSize
					label={ messages.transitionEffect() }
					value={ effect }
					options={ EFFECTS.map( ( value ) => ( {
						value,
						label: messages.effect[ value ](),
					} ) ) }
					onChange={ ( next ) => setAttributes( { effect: next } ) }
				/>
			</PanelBody>
			<PanelBody title={ messages.imageSettings() } initialOpen={ false }>
				{ children }
				<LightboxToggle
					isOn={ lightbox }
					onChange={ ( next ) => setAttributes( { lightbox: next } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
