"""Plates for the fireside loop (see video_fireside.py): the hearth of `fireside` from lower down, fire to the right.

FIRESIDE_LAYER=0 renders what the lamps and candles light, 1 what the fire lights, 2 the coals, 3 where flames
would be seen (white) behind the logs, the table and its bowls; the flames themselves are drawn per frame.
Without it the whole scene is rendered, for judging the composition."""
import os, bpy
from lib import studio as S
from scenes import fireside
SIZE = (1280, 720)
POST = fireside.POST

def in_hearth(o): x, y, z = o.matrix_world.translation; return abs(x) < 0.6 and y > -0.2 and z < 1.0

def mute(*names):
    """Takes the glow out of the materials of these names."""
    for m in bpy.data.materials:
        if m.name.split('.')[0] not in names: continue
        for n in m.node_tree.nodes:
            if n.type != 'EMISSION': continue
            for l in list(n.inputs[1].links): m.node_tree.links.remove(l)
            n.inputs[1].default_value = 0.0

def build():
    fireside.build(); layer = os.environ.get('FIRESIDE_LAYER')
    S.camera((-0.46, -2.80, 1.00), (-0.27, -0.3, 0.64), 46, 2.8, (0.05, -1.34, 0.50))
    if layer is None: return
    S.BOKEH.clear(); objs = bpy.context.scene.objects; bpy.context.view_layer.update()
    for o in objs:
        if o.name.startswith('steam') or (layer != '3' and o.name.startswith('fire')): o.hide_render = True
        if o.type == 'LIGHT' and (layer in '23' or in_hearth(o) != (layer == '1')): o.hide_render = True
    if layer != '0': S.world((0, 0, 0), (0, 0, 0), (0, 0, 0), 0.0); mute('flame')
    if layer != '2': mute('embers')
    if layer == '3':
        white = S.emitter_mat((1, 1, 1), 1.0)
        for o in objs:
            if o.name.startswith('fire') and o.type == 'MESH': o.hide_render = True
        card = S.mesh('mask', [(-0.55, 0.06, 0.30), (0.55, 0.06, 0.30), (0.55, 0.06, 1.22), (-0.55, 0.06, 1.22)], [(0, 1, 2, 3)], white, smooth=False)
        card.visible_diffuse = card.visible_glossy = False
