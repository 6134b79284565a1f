"""A Negroni over one large cube with a wheel of orange, almonds beside it, a candle behind."""
import random, math
from mathutils import Vector
from lib import studio as S, materials as M, props as P
from scenes._bar import bar_set
SIZE = (1600, 1067)
POST = dict(exposure=0.60, bloom=0.16, sat=1.12)

def build():
    bar_set(41, n=90, zhi=0.7, size=0.010); g = M.glass(ior=1.46); r = random.Random(6)
    S.group(P.tumbler(g, 0.042, 0.088, base=0.014, wall=0.0024, taper=0.95, level=0.058, liquid=M.liquid('#e03c10', 22, 1.35)), (0.0, -0.035, 0)); ice = P.ice_cube(0.040, M.glass((1, 1, 1), 1.31, bump=0.06, bscale=60), 3); S.place(ice, (0.002, -0.033, 0.046), (6, -5, 28))
    ct = M.citrus('#e8912b', '#f6bb57', '#e06a10', '#f5e3bd', 10, 0.026); S.place(P.wheel(0.026, ct, 0.004), (0.026, -0.040, 0.082), (68, 12, 30))
    nt = P.bowl(0.036, 0.024, M.ceramic('#2b3a35', '#0d1210', rim='#8a6a48', rim_z=0.0215)); nt.location = (0.095, -0.070, 0); al = M.food('#7a4a22', '#b07a42', 60, 0.5, 0.05, bump=0.5, bscale=200)
    for i in range(22): t = i * 2.4; q = 0.022 * math.sqrt(i / 22); S.place(S.blob(0.0075, al, 0.06, 1.2, i, (1.45, 0.85, 0.6), 3), (0.095 + q * math.cos(t), -0.070 + q * math.sin(t), 0.020 + 0.0025 * (22 - i) / 6), (r.uniform(-20, 20), r.uniform(-20, 20), i * 50))
    S.group(P.candle_votive(M.glass((1, 0.80, 0.50)), M.simple('#f0e4c8', 0.5, sss=0.4), M.flame(22), 0.5), (-0.03, 0.36, 0))
    S.area((-0.158, 0.34, 0.045), (-0.1, 0, 0.05), 0.17, 0.36, 2700, size_y=0.10).visible_glossy = False; S.area((0.6, 0.35, 0.45), (0, 0, 0.08), 0.3, 11, 3300); S.area((-0.6, 0.15, 0.45), (0, 0, 0.08), 0.3, 10, 5200, size_y=0.8); S.area((0.1, -0.8, 0.8), (0, 0, 0.06), 0.8, 4, 4200)
    S.camera((0.05, -0.70, 0.165), (0.032, -0.01, 0.048), 98, 3.2, (0, -0.06, 0.05))
