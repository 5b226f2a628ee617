// The parts of the charts' library in use. Its own entry includes every kind of chart, half as much again as columns
// and lines need. The build replaces `@antv/g2` and its extension by this file; a new kind of chart must add its parts.
/* eslint-disable import-x/no-extraneous-dependencies -- the parts have to be those that the charts' own library brings */
import { FadeIn, FadeOut } from '@antv/g2/esm/animation/index';
import { extend, register, Runtime } from '@antv/g2/esm/api/index';
import { AxisX, AxisY } from '@antv/g2/esm/component/index';
import { Mark, View } from '@antv/g2/esm/composition/index';
import { Cartesian } from '@antv/g2/esm/coordinate/index';
import { Inline } from '@antv/g2/esm/data/index';
import { Column, Constant, Field, Transform } from '@antv/g2/esm/encode/index';
import { Event, Tooltip } from '@antv/g2/esm/interaction/index';
import { Interval, Line, Point } from '@antv/g2/esm/mark/index';
import { Category10, Category20 } from '@antv/g2/esm/palette/index';
import * as scales from '@antv/g2/esm/scale/index';
import { Label } from '@antv/g2/esm/shape/label/label';
import { Classic, Dark, Light } from '@antv/g2/esm/theme/index';
import { DodgeX } from '@antv/g2/esm/transform/index';

export { ChartEvent } from '@antv/g2/esm/utils/event';
export { extend, register, Runtime };

/** Parts by the names that charts use for them. */
export const stdlib = () => ({
  'animation.fadeIn': FadeIn,
  'animation.fadeOut': FadeOut,
  'component.axisX': AxisX,
  'component.axisY': AxisY,
  'composition.mark': Mark,
  'composition.view': View,
  'coordinate.cartesian': Cartesian,
  'data.inline': Inline,
  'encode.column': Column,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'interaction.event': Event,
  'interaction.tooltip': Tooltip,
  'mark.interval': Interval,
  'mark.line': Line,
  'mark.point': Point,
  'palette.category10': Category10,
  'palette.category20': Category20,
  'scale.band': scales.Band,
  'scale.constant': scales.Constant,
  'scale.identity': scales.Identity,
  'scale.linear': scales.Linear,
  'scale.ordinal': scales.Ordinal,
  'scale.point': scales.Point,
  'shape.label.label': Label,
  'theme.classic': Classic,
  'theme.dark': Dark,
  'theme.light': Light,
  'transform.dodgeX': DodgeX,
});

/** Parts of the extension; none is used. */
export const plotlib = () => ({});
